/** Names of the fields of access to a shared company. */
export const SHARE_TERMS = {
  shareLink: {
    role: 'Роль',
    days: 'Действует',
    link: 'Ссылка для входа',
    name: 'Как вас зовут',
    bot: 'Подключить бота Telegram к серверу',
  },
  inbox: {
    mail: 'Письма о непрочитанном',
  },
  signIn: {
    email: 'Электронная почта',
    password: 'Пароль',
    currentPassword: 'Нынешний пароль',
    newPassword: 'Новый пароль',
    isShown: 'Показать пароль',
    code: 'Код из приложения',
    spareCode: 'Запасной код',
    keyName: 'Название ключа',
  },
} as const;
