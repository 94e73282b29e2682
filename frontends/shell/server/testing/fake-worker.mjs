/* A fake render worker for tests. The requested address says what it does: `/hang`, `/die`, `/slow` and so on. */

const forEver = () => {
  for (;;);
};
let start;

function render({ id, address }) {
  if (address === '/hang') forEver();
  if (address === '/die') process.exit(1);
  if (address === '/silent') return;
  if (address === '/throw') return process.send({ type: 'failed', id, reason: 'a component threw' });
  const page = {
    head: { title: address },
    html: `${process.pid}`,
    styles: '',
    state: '{}',
    complete: true,
  };
  const answer = () => process.send({ type: 'answered', id, answer: page });
  if (address === '/slow') setTimeout(answer, 300);
  else answer();
}

process.on('message', (message) => {
  if (message.type === 'render') return render(message);
  if (message.type === 'entries') return process.send({ type: 'answered', id: message.id, answer: [{ path: '/a/1' }] });
  start = message.start.apiOrigin;
  if (start === 'hangs-at-load') forEver();
  if (start === 'throws-at-load') throw new Error('broken');
  process.send({ type: 'ready' });
});
process.on('disconnect', () => process.exit(0));
