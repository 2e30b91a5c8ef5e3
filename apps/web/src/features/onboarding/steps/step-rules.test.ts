import { MOTIVATIONS } from '@alento/domain/onboarding/options';
import { FORMS } from '@alento/domain/screening/instruments';
import { describe, expect, it } from 'vitest';
import { currentTreatmentRules } from './health/current-treatment.rules.ts';
import { mentalHealthHistoryRules } from './health/mental-health-history.rules.ts';
import { sleepQualityRules } from './health/sleep-quality.rules.ts';
import { socialSupportRules } from './health/social-support.rules.ts';
import { currentMoodRules } from './mood/current-mood.rules.ts';
import { anxietyRules, depressionRules } from './mood/screening.rules.ts';
import { demographicsRules } from './person/demographics.rules.ts';
import { motivationRules } from './person/motivation.rules.ts';
import { personalInfoRules } from './person/personal-info.rules.ts';
import { recoveryEmailRules, removesAddress } from './person/recovery-email.rules.ts';
import { changesFrom, type StepRules } from './step-rules.ts';

/** Returns a new person's initial answers, overlaid with `answers`. */
const answersTo = <Answers extends object>(rules: StepRules<Answers>, answers: Partial<Answers>): Answers => ({
  ...rules.read({}, false),
  ...answers,
});
const problems = <Answers extends object>(rules: StepRules<Answers>, answers: Partial<Answers>, known = {}) =>
  rules.check(answersTo(rules, answers), known);
const saved = <Answers extends object>(rules: StepRules<Answers>, answers: Partial<Answers>, known = {}) =>
  rules.fields(answersTo(rules, answers), known);
const NAMED = { isAnonymous: false };
const everyItem = (instrument: 'PHQ-9' | 'GAD-7', answer: number) =>
  Object.fromEntries(FORMS[instrument].items.map((item) => [item, answer]));

describe('the rules of the step personal-info', () => {
  it.each([
    [{}, {}],
    [{ isAnonymous: false, name: '  ' }, { name: 'PERSON_NAME_REQUIRED' }],
    [{ isAnonymous: false, name: 'Luana', phone: '(11) 9876' }, { phone: 'PHONE_FORMAT' }],
    [{ isAnonymous: false, name: 'Luana', phone: '(11) 98765-4321' }, {}],
    [{ isAnonymous: false, name: 'ã'.repeat(101) }, { name: 'NAME_INVALID' }],
    // A hidden field is not validated.
    [{ isAnonymous: true, phone: '(11' }, {}],
  ])('report for the answers %j the problems %j', (answers, found) => {
    expect(problems(personalInfoRules, answers)).toEqual(found);
  });

  it('remove name and phone number of an anonymous person', () => {
    expect(saved(personalInfoRules, { name: 'Luana' })).toEqual({ isAnonymous: true, name: null, phone: null });
    expect(saved(personalInfoRules, { isAnonymous: false, name: ' Luana ' })).toEqual({
      isAnonymous: false,
      name: 'Luana',
      phone: null,
    });
  });
});

describe('the rules of the step recovery-email', () => {
  it.each([
    [{}, { email: 'RECOVERY_EMAIL_EMPTY' }],
    [{ email: 'luana@' }, { email: 'RECOVERY_EMAIL_FORMAT' }],
    [{ email: ' Luana@Exemplo.com ' }, {}],
    [{ optsOut: true }, {}],
  ])('report for the answers %j the problems %j', (answers, found) => {
    expect(problems(recoveryEmailRules, answers)).toEqual(found);
  });

  it('save null for a person who wants no recovery address', () => {
    expect(saved(recoveryEmailRules, { email: 'a@b.com', optsOut: true })).toEqual({ recoveryEmail: null });
    expect(saved(recoveryEmailRules, { email: ' A@B.com ' })).toEqual({ recoveryEmail: 'a@b.com' });
    const optsOut = { email: '', optsOut: true };
    expect(removesAddress(optsOut, { recoveryEmail: 'a@b.com' })).toBe(true);
    expect(removesAddress(optsOut, {})).toBe(false);
  });

  it('restore the choice to go without an address', () => {
    expect(recoveryEmailRules.read({}, true).optsOut).toBe(true);
    expect(recoveryEmailRules.read({}, false).optsOut).toBe(false);
    expect(recoveryEmailRules.read({ recoveryEmail: 'a@b.com' }, true)).toEqual({ email: 'a@b.com', optsOut: false });
  });
});

describe('the rules of the step demographics', () => {
  it.each([
    ['', { gender: 'ANSWER_REQUIRED' }],
    ['0', { age: 'AGE_INVALID' }],
    ['1', {}],
    ['120', {}],
    ['121', { age: 'AGE_INVALID' }],
    ['31,5', { age: 'AGE_INVALID' }],
    ['trinta', { age: 'AGE_INVALID' }],
  ])('report for a person with a name and the age %j the problems %j', (age, found) => {
    expect(problems(demographicsRules, { age }, NAMED)).toEqual(found);
    expect(problems(demographicsRules, { age, region: 'sul' })).toEqual({});
  });

  it('require one answer, unless earlier answers are removed', () => {
    expect(problems(demographicsRules, {})).toEqual({ gender: 'ANSWER_REQUIRED' });
    expect(problems(demographicsRules, { ageRange: '18-24' })).toEqual({});
    expect(problems(demographicsRules, { gender: 'feminino' })).toEqual({});
    expect(problems(demographicsRules, { location: 'Olinda' }, NAMED)).toEqual({});
    expect(problems(demographicsRules, {}, { ...NAMED, age: 31 })).toEqual({});
    expect(problems(demographicsRules, {}, { gender: 'feminino' })).toEqual({});
  });

  it('don’t count answers to the questions for the other kind of person', () => {
    const none = { gender: 'ANSWER_REQUIRED' };
    expect(problems(demographicsRules, { ageRange: '18-24', region: 'sul' }, NAMED)).toEqual(none);
    expect(problems(demographicsRules, { age: '31', location: 'Olinda' })).toEqual(none);
  });

  it('save age and place of a named person, but age range and region of an anonymous person', () => {
    const answers = { age: '31', location: ' Recife ', ageRange: '25-34', region: 'nordeste' } as const;
    expect(saved(demographicsRules, answers, NAMED)).toMatchObject({ age: 31, location: 'Recife', ageRange: null });
    const anonymous = saved(demographicsRules, answers);
    expect(anonymous).toEqual({ ageRange: '25-34', region: 'nordeste', gender: null });
  });

  it('keep an earlier age range while there is no exact age', () => {
    expect(saved(demographicsRules, { ageRange: 'menor-18' }, NAMED).ageRange).toBeUndefined();
  });
});

describe('the rules of the step motivation', () => {
  it('require a goal, and a text for the goal "outro"', () => {
    expect(problems(motivationRules, {})).toEqual({ goals: 'CHOICES_REQUIRED' });
    expect(problems(motivationRules, { goals: ['outro'] })).toEqual({ other: 'OTHER_REASON_REQUIRED' });
    expect(problems(motivationRules, { goals: ['outro'], other: 'ler' })).toEqual({});
    expect(problems(motivationRules, { goals: ['curiosidade'], additionalInfo: 'x'.repeat(1001) })).toEqual({
      additionalInfo: 'TEXT_TOO_LONG',
    });
  });

  it('save a motivation only if exactly one core goal is chosen', () => {
    expect(saved(motivationRules, { goals: ['melhorar-sono'], other: 'antigo' })).toEqual({
      goals: ['melhorar-sono'],
      motivation: 'melhorar-sono',
      motivationOther: null,
      additionalInfo: null,
    });
    expect(saved(motivationRules, { goals: ['curiosidade'] }).motivation).toBeNull();
    expect(saved(motivationRules, { goals: [...MOTIVATIONS] }).motivation).toBeNull();
  });
});

describe('the rules of the step current-mood', () => {
  it('require a mood and limit the note to 255 graphemes', () => {
    expect(problems(currentMoodRules, {})).toEqual({ score: 'SCORE_INVALID' });
    expect(problems(currentMoodRules, { score: 0, note: '🇧🇷'.repeat(255) })).toEqual({});
    expect(problems(currentMoodRules, { score: 5, note: 'a'.repeat(256) })).toEqual({ note: 'NOTE_TOO_LONG' });
  });

  it('save the time at which the mood was chosen', () => {
    expect(saved(currentMoodRules, { score: 2, feltAt: 5 })).toEqual({
      currentMood: 2,
      moodNote: null,
      currentMoodAt: 5,
    });
  });
});

describe('the rules of the questionnaire steps', () => {
  it('require every item', () => {
    expect(Object.keys(problems(anxietyRules, {}))).toEqual(FORMS['GAD-7'].items);
    const { phq9: _, ...eight } = everyItem('PHQ-9', 1);
    expect(problems(depressionRules, { answers: eight })).toEqual({ phq9: 'CHOICE_REQUIRED' });
    expect(problems(depressionRules, { answers: everyItem('PHQ-9', 0) })).toEqual({});
    expect(problems(anxietyRules, { answers: everyItem('GAD-7', 3) })).toEqual({});
  });

  it('save the answer about difficulty of the PHQ-9', () => {
    const answers = everyItem('PHQ-9', 1);
    expect(saved(depressionRules, { answers })).toEqual({ depressionScreening: answers, depressionDifficulty: null });
    expect(saved(depressionRules, { answers, difficulty: 0 })).toMatchObject({ depressionDifficulty: 0 });
    expect(depressionRules.read({ depressionDifficulty: 0 }, true).difficulty).toBe(0);
  });

  it('find no change if the server returns the same answers in another order', () => {
    const answersInOtherOrder = Object.fromEntries(Object.entries(everyItem('GAD-7', 2)).reverse());
    const known = { anxietyScreening: answersInOtherOrder };
    expect(changesFrom(known, saved(anxietyRules, { answers: everyItem('GAD-7', 2) }))).toEqual({});
    expect(changesFrom(known, saved(anxietyRules, { answers: everyItem('GAD-7', 1) }))).not.toEqual({});
  });
});

describe('the rules of the steps about history, treatment, support and sleep', () => {
  it('require an answer', () => {
    expect(problems(mentalHealthHistoryRules, {})).toEqual({ answer: 'CHOICE_REQUIRED' });
    expect(problems(currentTreatmentRules, {})).toEqual({ answer: 'CHOICE_REQUIRED' });
    expect(problems(socialSupportRules, {})).toEqual({ answer: 'CHOICE_REQUIRED' });
    expect(problems(sleepQualityRules, {})).toEqual({ quality: 'CHOICE_REQUIRED' });
    expect(problems(mentalHealthHistoryRules, { answer: false })).toEqual({});
  });

  it('restore a text with commas that was saved with the choice "Outro"', () => {
    const answers = { answer: true, chosen: ['Ansiedade', 'Outro'], other: ' fibromialgia, TOC leve ' };
    const fields = saved(mentalHealthHistoryRules, answers);
    expect(fields.mentalHealthConditionDetails).toBe('Ansiedade, Outro, fibromialgia, TOC leve');
    expect(mentalHealthHistoryRules.read(fields, true)).toEqual({ ...answers, other: 'fibromialgia, TOC leve' });
    const support = saved(socialSupportRules, { answer: true, chosen: ['Amigos', 'Outro'], other: 'meu cachorro' });
    expect(support.supportSystemDetails).toEqual(['Amigos', 'Outro', 'meu cachorro']);
    expect(socialSupportRules.read(support, true)).toMatchObject({
      chosen: ['Amigos', 'Outro'],
      other: 'meu cachorro',
    });
  });

  it('save no value of a hidden field', () => {
    const no = { answer: false, chosen: ['Ansiedade'], other: 'x' };
    expect(saved(mentalHealthHistoryRules, no).mentalHealthConditionDetails).toBeNull();
    expect(saved(socialSupportRules, no).supportSystemDetails).toBeNull();
    const unchosen = { answer: true, chosen: ['Ansiedade'], other: 'x'.repeat(500) };
    expect(problems(mentalHealthHistoryRules, unchosen)).toEqual({});
    expect(saved(mentalHealthHistoryRules, unchosen).mentalHealthConditionDetails).toBe('Ansiedade');
    expect(mentalHealthHistoryRules.texts({ ...unchosen })).toEqual(['']);
  });

  it('save medications only if medication is among the treatments', () => {
    const therapy = { answer: true, chosen: ['Terapia psicológica'], medications: 'sertralina' };
    expect(saved(currentTreatmentRules, therapy).psychiatricMedications).toBeNull();
    const medication = { ...therapy, chosen: ['Medicação psiquiátrica'] };
    expect(saved(currentTreatmentRules, medication).psychiatricMedications).toBe('sertralina');
    expect(saved(currentTreatmentRules, { ...medication, answer: false }).psychiatricMedications).toBeNull();
  });

  it.each([
    ['', {}],
    ['0', { hours: 'SLEEP_HOURS_INVALID' }],
    ['0,5', { hours: 'SLEEP_HOURS_INVALID' }],
    ['1', {}],
    ['7,5', {}],
    ['7.5', {}],
    ['24', {}],
    ['24,5', { hours: 'SLEEP_HOURS_INVALID' }],
    ['oito', { hours: 'SLEEP_HOURS_INVALID' }],
  ])('report for the sleep hours %j the problems %j', (hours, found) => {
    expect(problems(sleepQualityRules, { quality: 'boa', hours })).toEqual(found);
  });

  it('save the sleep hours as a number', () => {
    expect(saved(sleepQualityRules, { quality: 'boa', hours: '7,5' })).toEqual({
      sleepQuality: 'boa',
      sleepHoursPerNight: 7.5,
      sleepIssues: null,
    });
    expect(sleepQualityRules.read({ sleepHoursPerNight: 7.5 }, true).hours).toBe('7,5');
  });
});
