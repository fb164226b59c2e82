/** What fields of access to a shared company are called. */
export const SHARE_TERMS = {
  shareLink: {
    role: 'Роль',
    days: 'Действует',
    link: 'Ссылка для входа',
    name: 'Как вас зовут',
  },
} as const;
