// @vitest-environment jsdom
import { array, assert, integer, property, record, string } from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyDevice } from '../../testing/device.ts';
import { signIn } from '../../testing/signed-in.ts';
import { writeOwned } from '../session/device/device-store.ts';
import { session } from '../session/session.ts';
import { changedFields, restoredFields } from './changed-fields.ts';
import { draftsOf, dropSaved, keepDraft } from './form-draft.ts';

const saved = { note: 'Praia', score: 3, tags: ['t1'] };
const keep = (now: typeof saved, about?: unknown) =>
  keepDraft('entry-draft:a', { changed: changedFields(saved, now), about });

beforeEach(async () => {
  await emptyDevice();
  await signIn('ana');
});

describe('the draft of a form', () => {
  it('restores exactly the fields that were changed', () => {
    assert(
      property(record({ note: string(), score: integer(), tags: array(string()) }), (now) => {
        keep(now);
        expect({ ...saved, ...restoredFields('entry-draft:a', saved) }).toEqual(now);
        expect(restoredFields('entry-draft:a', now)).toBeNull();
      }),
    );
  });

  it('does not bring back a field that is no longer changed, and is per form', () => {
    keep({ ...saved, note: 'Praia e mar', score: 4 });
    expect(restoredFields('entry-draft:a', { ...saved, note: 'Praia e mar' })).toEqual({ score: 4 });
    expect(restoredFields('entry-draft:b', saved)).toBeNull();
  });

  it.each(['{"changed":{"note":5,"tags":"x","extra":"y"}}', '{"changed":[]}', '{"changed":null}', '{', '[1]'])(
    'is ignored where the stored value is invalid: %s',
    async (stored) => {
      await writeOwned('ana', 'entry-draft:a', stored);
      expect(restoredFields('entry-draft:a', saved)).toBeNull();
    },
  );

  it('stays after a save if the form was changed meanwhile', () => {
    keep({ ...saved, note: 'Mar' });
    dropSaved('entry-draft:a', { note: 'Ma' });
    expect(restoredFields('entry-draft:a', saved)).toEqual({ note: 'Mar' });
    dropSaved('entry-draft:a', { note: 'Mar' });
    expect(restoredFields('entry-draft:a', saved)).toBeNull();
  });

  it('is listed with its id and what it is about', () => {
    keep({ ...saved, note: 'Mar' }, 'about a');
    keepDraft('tag-draft:new', { changed: { name: 'Sol' } });
    expect(draftsOf('entry-draft:')).toEqual([{ id: 'a', changed: { note: 'Mar' }, about: 'about a' }]);
  });

  it('is another person’s after another sign-in, and nobody’s after a sign-out', async () => {
    keep({ ...saved, note: 'Mar' });
    await signIn('bia');
    expect(restoredFields('entry-draft:a', saved)).toBeNull();
    await session.leave();
    keep({ ...saved, note: 'Mar' });
    expect([restoredFields('entry-draft:a', saved), draftsOf('')]).toEqual([null, []]);
  });
});
