import type { Page } from '@playwright/test';
import {
  entriesOf,
  medicationOf,
  moodSummaryOf,
  patientOf,
  safetyPlanOf,
  screeningsOf,
  sharedRecordsOf,
} from '../../apps/web/src/testing/patient-answers.ts';
import { type Scene, scene } from './scene.ts';

type Patient = ReturnType<typeof patientOf>;

const OTHER = patientOf({ id: 'p2', name: 'Zé', parts: ['moods', 'screenings'], lastVisitAt: null });

/** What the API answers about the person, by the last part of the path. */
const answersOf = ({ parts, lastVisitAt }: Patient) => ({
  'mood-summary': moodSummaryOf(lastVisitAt === null ? { news: null } : {}),
  'mood-entries': entriesOf(20, { notes: parts.includes('notes') }),
  screenings: screeningsOf(),
  'health-records': sharedRecordsOf(),
  medication: medicationOf(),
  'safety-plan': safetyPlanOf(),
});

/** Mocks the API: the list of patients, and a person who shares. */
async function mock(page: Page, { list, patient }: { list?: Patient[]; patient?: Patient }): Promise<void> {
  if (list) await page.route(/\/api\/patients$/, (route) => route.fulfill({ json: list }));
  if (!patient) return;
  await page.route(/\/api\/patients\/p1$/, (route) => route.fulfill({ json: patient }));
  for (const [part, json] of Object.entries(answersOf(patient)))
    await page.route(new RegExp(`/api/patients/p1/${part}(\\?.*)?$`), (route) => route.fulfill({ json }));
}

const ofPage =
  (route: string, address: string) =>
  (name: string, answers: Parameters<typeof mock>[1], prepare: Scene['prepare'] = null): Scene =>
    scene({
      route,
      address,
      name,
      viewer: 'basic',
      begin: async (page) => {
        await mock(page, answers);
        await page.reload({ waitUntil: 'load' });
      },
      prepare,
    });
const list = ofPage('/pacientes', '/pacientes');
const page = ofPage('/pacientes/:id', '/pacientes/p1');
const record = ofPage('/pacientes/:id', '/pacientes/p1?prontuario=r1');

const LISTINGS = [
  {
    id: 'l1',
    name: 'Ana Beatriz Lima de Souza',
    crp: '06/123456',
    uf: 'SP',
    serviceKinds: ['online', 'in-person'],
    text: 'Atendo adultos e adolescentes, com foco em ansiedade, luto e mudanças de vida. Primeira conversa de 20 minutos sem custo. Valores sociais para quem está sem emprego, conforme a agenda.',
    contact: '(11) 91234-5678',
  },
  {
    id: 'l2',
    name: 'João Pedro Nascimento',
    crp: '19/4567',
    uf: 'SE',
    serviceKinds: ['in-person'],
    text: 'Consultório em Aracaju, perto do terminal.',
    contact: 'pelo WhatsApp (79) 99876-5432, de tarde',
  },
];

const listed = (name: string, answer: typeof LISTINGS, address: string, prepare: Scene['prepare'] = null): Scene =>
  scene({
    route: '/psicologos',
    address,
    name,
    viewer: 'basic',
    begin: async (opened) => {
      await opened.route('**/api/professionals*', (route) => route.fulfill({ json: answer }));
      await opened.reload({ waitUntil: 'load' });
    },
    prepare,
  });

/** Scenes of /pacientes, of a person who shares, and of the list on /psicologos. */
export const PATIENT: readonly Scene[] = [
  list('com pacientes', { list: [patientOf(), OTHER] }),
  list('ninguém compartilha', { list: [] }),
  page('tudo compartilhado', { patient: patientOf() }),
  page('só humor, primeira visita', { patient: patientOf({ parts: ['moods'], lastVisitAt: null }) }),
  record('prontuário aberto', { patient: patientOf() }),
  listed('com profissionais', LISTINGS, '/psicologos?kind=online'),
  listed('ninguém com o filtro', [], '/psicologos?uf=AC'),
  listed('denunciar', LISTINGS, '/psicologos?uf=SP', (opened) =>
    opened
      .getByRole('button', { name: /^Denunciar/ })
      .first()
      .click(),
  ),
];
