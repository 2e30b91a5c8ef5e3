import { contactsOf, PLAN_PEOPLE, type PlanPerson, type SafetyPlanContent } from '@alento/domain/safety/safety-plan';
import { Fragment } from 'react';
import { Card } from '../../../ui/card.tsx';
import { isLinesPart, PARTS } from '../../../ui/safety-plan/plan-parts.ts';
import { ContactsChoice } from '../device-plan/contacts-choice.tsx';
import { lineKind, personKind } from './item-editor.tsx';
import { PersonLine } from './person-line.tsx';
import { PlanPart } from './plan-part.tsx';

type Props = {
  content: SafetyPlanContent;
  current: () => SafetyPlanContent;
  onChange: (content: SafetyPlanContent) => void;
  begins: boolean;
};

const showLine = (line: string) => (
  <p dir="auto" className="whitespace-pre-line break-words">
    {line}
  </p>
);

const showPerson = (person: PlanPerson) => <PersonLine {...person} />;

/** The seven parts in order. The choice whether contacts stay readable follows the parts with phone numbers. */
export const PlanParts = ({ content, current, onChange, begins }: Props) => (
  <Card>
    {PARTS.map((part) =>
      isLinesPart(part) ? (
        <PlanPart
          key={part}
          part={part}
          kind={lineKind}
          items={content[part]}
          current={() => current()[part]}
          onItems={(items) => onChange({ ...current(), [part]: items })}
          show={showLine}
          begins={begins && part === 'whatHelps'}
        />
      ) : (
        <Fragment key={part}>
          <PlanPart
            part={part}
            kind={personKind}
            items={content[part]}
            current={() => current()[part]}
            onItems={(items) => onChange({ ...current(), [part]: items })}
            show={showPerson}
          />
          {part === PLAN_PEOPLE.at(-1) && contactsOf(content).length > 0 && (
            <ContactsChoice
              value={content.readableContacts}
              onChange={(readableContacts) => onChange({ ...current(), readableContacts })}
            />
          )}
        </Fragment>
      ),
    )}
  </Card>
);
