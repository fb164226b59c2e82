import * as Dialog from '@radix-ui/react-dialog';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { ToastContainer, toast } from 'react-toastify';
import { styled } from 'styled-components';

const Row = styled.li`
  padding: 16px;
  border-bottom: 1px solid currentcolor;
`;

/** One row, so that the same watch tells when this page and the product's list are shown. */
function EmptyPage() {
  return (
    <main>
      <h1>Пустая страница</h1>
      <Link to="/">Сюда же</Link>
      <ul>
        <Row data-index={0}>Строка</Row>
      </ul>
      <Dialog.Root>
        <Dialog.Trigger>Открыть</Dialog.Trigger>
        <Dialog.Portal>
          <Dialog.Overlay />
          <Dialog.Content>
            <Dialog.Title>Диалог</Dialog.Title>
            <button onClick={() => toast('Готово')}>Сказать</button>
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
      <ToastContainer />
    </main>
  );
}

/**
 * An empty page of the product's stack: the cost of router, styled-components, dialog and toasts alone. Machines and hours differ
 * by half; a load of the product is given as a ratio to a load of this page in the same minute.
 */
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <BrowserRouter>
    <Routes>
      <Route path="*" element={<EmptyPage />} />
    </Routes>
  </BrowserRouter>,
);
