import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import { Button, NoScriptNotice } from '@afshoreh/ui';
import { color, font, media, space } from '@afshoreh/ui/theme';
import { Bell } from 'lucide-react';
import { copy } from '../copy';

const words = copy.alert;

const CropAlertDialog = lazy(() => import('./crop-alert-dialog'));

interface CropAlertProps {
  productId: number;
  name: string;
}

/** The button that subscribes to a notification about the new crop. The form's code loads when it is pressed. */
export function CropAlert(props: CropAlertProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Row>
      <NoScriptNotice />
      <Button variant="secondary" size="small" onClick={() => setIsOpen(true)}>
        <Bell size={18} /> {words.open}
      </Button>
      <span>{words.lead}</span>
      {isOpen && (
        <Suspense fallback={null}>
          <CropAlertDialog {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};
  align-items: center;
  margin-block-start: ${space(3)};

  > span {
    color: ${color('muted')};
    font-size: ${font.sm};
  }
  ${media.noScript} {
    > :not(noscript) {
      display: none;
    }
  }
`;
