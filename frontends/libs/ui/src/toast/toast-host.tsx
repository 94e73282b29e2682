import type { Toast } from '@afshoreh/contracts';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Toaster, toast as sonner } from 'sonner';
import styled from 'styled-components';
import { copy } from '../copy';
import { color, font, layer, radius, shadow, space } from '../theme';

/** An error is read twice and copied out: it stays longer. */
const durationMs = { success: 5000, info: 5000, error: 9000 };
const icons = { success: <CircleCheck />, info: <Info />, error: <CircleAlert /> };

/** Puts a toast on the host's list, also before the host is rendered. */
export function presentToast({ tone, title, description, action }: Toast): void {
  sonner.custom(
    (id) => (
      <Box $tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
        {icons[tone]}
        <Words>
          <strong>{title}</strong>
          {description && <span>{description}</span>}
        </Words>
        {action && (
          <Action
            type="button"
            onClick={() => {
              action.onClick();
              sonner.dismiss(id);
            }}
          >
            {action.label}
          </Action>
        )}
        <Close type="button" aria-label={copy.close} onClick={() => sonner.dismiss(id)}>
          <X />
        </Close>
      </Box>
    ),
    { duration: durationMs[tone], unstyled: true },
  );
}

/** Where toasts appear. The shell renders one; `containerAriaLabel` names the region. */
export function ToastHost() {
  return (
    <Toaster
      dir="rtl"
      position="top-center"
      offset={{ top: '5.5rem' }}
      mobileOffset={{ top: '4.75rem', left: '0.75rem', right: '0.75rem' }}
      gap={10}
      visibleToasts={3}
      containerAriaLabel={copy.notifications}
      style={{ zIndex: layer.toast }}
      toastOptions={{ style: { inlineSize: '100%' } }}
    />
  );
}

const Box = styled.div<{ $tone: Toast['tone'] }>`
  display: flex;
  align-items: flex-start;
  gap: ${space(3)};
  inline-size: 100%;
  padding: ${space(4)};
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
  & > span {
    color: ${color('muted')};
  }
`;
const Action = styled.button`
  flex: none;
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
