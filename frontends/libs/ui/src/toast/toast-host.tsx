import type { Toast } from '@afshoreh/contracts';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { Toaster, toast as sonner } from 'sonner';
import styled from 'styled-components';
import * as copy from '../copy';
import { color, font, layer, radius, shadow, space } from '../theme';
import { freePlace } from './free-position';

/** Errors stay longer, because people read them twice or copy them. An action needs time to decide. */
const durationMs = { success: 5000, info: 5000, error: 9000 };
const actionMs = 8000;

function durationOf({ persistent, action, tone }: Toast): number {
  if (persistent) return Infinity;
  return action ? Math.max(actionMs, durationMs[tone]) : durationMs[tone];
}

const icons = { success: <CircleCheck />, info: <Info />, error: <CircleAlert /> };

/** Moves the toasts of a phone to this distance from the top; set while the host is mounted. */
let moveTo: ((top: number) => void) | null = null;
const waiting: Toast[] = [];

/** Shows a toast. The first one arrives before the host is mounted, so it is queued. */
export function presentToast(toast: Toast): void {
  if (!moveTo) {
    waiting.push(toast);
    return;
  }
  const { position, top } = freePlace(toast);
  if (top !== undefined) moveTo(top);
  sonner.custom((id) => <ToastBox {...toast} onClose={() => sonner.dismiss(id)} />, {
    duration: durationOf(toast),
    position,
    unstyled: true,
  });
}

/** The container of all toasts; the shell renders one. */
export function ToastHost() {
  const [phoneTop, setPhoneTop] = useState(76);
  useEffect(() => {
    moveTo = setPhoneTop;
    waiting.splice(0).forEach(presentToast);
    return () => {
      moveTo = null;
    };
  }, []);
  return (
    <Toaster
      dir="rtl"
      offset={{ bottom: '1.5rem', left: '1.5rem', right: '1.5rem' }}
      mobileOffset={{ top: phoneTop, left: '0.75rem', right: '0.75rem' }}
      gap={10}
      visibleToasts={3}
      containerAriaLabel={copy.notifications}
      style={{ zIndex: layer.toast, fontFamily: 'inherit', '--width': '26rem' } as CSSProperties}
    />
  );
}

function ToastBox({ tone, title, description, action, onClose }: Toast & { onClose: () => void }) {
  const done = useRef(false);
  const handleAction = () => {
    // The button stays clickable while the toast fades out.
    if (done.current) return;
    done.current = true;
    action?.onClick();
    onClose();
  };
  return (
    <Box $tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      {icons[tone]}
      <Words>
        <strong>{title}</strong>
        {description && <span>{description}</span>}
        {action && (
          <Action type="button" onClick={handleAction}>
            {action.label}
          </Action>
        )}
      </Words>
      <Close type="button" aria-label={copy.close} onClick={onClose}>
        <X />
      </Close>
    </Box>
  );
}

const Box = styled.div<{ $tone: Toast['tone'] }>`
  display: flex;
  align-items: flex-start;
  gap: ${space(3)};
  inline-size: var(--width);
  padding: ${space(4)};
  /* An open dialog sets pointer-events: none on everything outside it. */
  pointer-events: auto;
  /* The width at which sonner switches to the full screen width. */
  @media (max-width: 600px) {
    inline-size: 100%;
  }
  border: 1px solid ${color('line')};
  border-radius: ${radius.medium};
  border-block-start: 4px solid ${({ $tone }) => color(tones[$tone])};
  background: ${color('raised')};
  color: ${color('text')};
  box-shadow: ${shadow.overlay};
  font-family: inherit;
  line-height: 1.7;
  & > svg {
    flex: none;
    color: ${({ $tone }) => color(tones[$tone])};
  }
`;
const tones = { success: 'success', info: 'info', error: 'dangerText' } as const;
const Words = styled.div`
  flex: 1;
  display: grid;
  min-inline-size: 0;
  font-size: ${font.sm};
  /* A long name leaves room for what is pressed next. */
  & > :is(strong, span) {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  & > span {
    color: ${color('muted')};
  }
`;
const Action = styled.button`
  justify-self: start;
  margin-block-start: ${space(2)};
  min-block-size: 2rem;
  padding-inline: ${space(3)};
  border: 1px solid ${color('control')};
  border-radius: ${radius.small};
  background: transparent;
  color: ${color('brandText')};
  font-size: ${font.sm};
  font-weight: 600;
`;
const Close = styled.button`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 2rem;
  block-size: 2rem;
  margin: -${space(1)};
  padding: 0;
  border: 0;
  border-radius: ${radius.small};
  background: transparent;
  color: ${color('muted')};
  & > svg {
    inline-size: 1.125rem;
  }
`;
