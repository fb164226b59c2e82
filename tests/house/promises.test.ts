import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import {
  filesUnder,
  isNode,
  nameOf,
  parseFile,
  parseText,
  walk,
  type Source,
  type SourceNode,
} from '../support/source.ts';

/** Losses that no one sees are asserted by name: announcements of a screen reader, and the order of a list. */

const ROOT = path.resolve(import.meta.dirname, '../..');
const textOf = (file: string): string =>
  existsSync(path.join(ROOT, file)) ? readFileSync(path.join(ROOT, file), 'utf8') : '';

/* ── Live regions ────────────────────────────────────────────────────────────────────────────────────────────────── */

/** Roles of the live regions that a component writes, in its own file; `aria-live` without a role counts as `live`. */
function liveIn(source: Source): string[] {
  const found: string[] = [];
  walk(source.program, (node) => {
    if (node.type === 'JSXOpeningElement') {
      const attributes = new Map((node.attributes as SourceNode[]).map((one) => [nameOf(one.name), nameOf(one.value)]));
      const role = attributes.get('role') ?? '';
      if (/^(?:status|alert|log|timer)$/.test(role)) found.push(role);
      else if (
        nameOf(node.name) === 'output' ||
        [attributes.get('as'), attributes.get('forwardedAs')].includes('output')
      )
        found.push('status');
      else if (attributes.has('aria-live')) found.push('live');
    }
    if (node.type === 'MemberExpression' && nameOf(node) === 'styled.output') found.push('status');
  });
  return found;
}

/** Times that a component's stories look for a region by its role; `announced()` is their way to ask for all statuses at once. */
function timesAsked(stories: string, role: string): number {
  if (role === 'live') return stories.split('aria-live').length - 1;
  const asked = [...stories.matchAll(new RegExp(`ByRole\\(\\s*'${role}'`, 'g'))].length;
  return role === 'status' ? Math.max(asked, stories.split('announced()').length - 1) : asked;
}

/** Roles that the stories of a component look for less often than it has regions of that role: `file role`. */
function unheardIn(source: Source, stories: string): string[] {
  const roles = liveIn(source);
  return [...new Set(roles)]
    .filter((role) => timesAsked(stories, role) < roles.filter((one) => one === role).length)
    .map((role) => `${source.file} ${role}`);
}

describe('what a screen reader is told', () => {
  it('is found by its role in the stories of whoever says it', () => {
    const unheard = filesUnder('src')
      .filter((file) => file.endsWith('.tsx'))
      .flatMap((file) =>
        unheardIn(parseFile(file), textOf(file.replace(/^src/, 'stories').replace(/\.tsx$/, '.stories.tsx'))),
      );
    expect(unheard).toEqual([]);
  });

  it('is missed when no story finds it', () => {
    const cases = [
      'const one = <p role="alert">{message}</p>;',
      'const one = <output>{count}</output>;',
      'const Note = styled.output`color: var(--color-ink);`;',
      'const one = <VisuallyHidden as="output">{said}</VisuallyHidden>;',
      'const one = <ol role="log">{lines}</ol>;',
      'const one = <p aria-live="polite">{said}</p>;',
    ];
    const two = parseText('src/ui/case.tsx', 'const both = <><output>{count}</output><output>{said}</output></>;');
    expect(unheardIn(two, "canvas.getByRole('status')")).toEqual(['src/ui/case.tsx status']);
    expect(
      cases.filter((text) => unheardIn(parseText('src/ui/case.tsx', text), "canvas.getByText('Готово')").length !== 1),
    ).toEqual([]);
    expect(
      cases.flatMap((text) =>
        unheardIn(
          parseText('src/ui/case.tsx', text),
          "canvas.getByRole('alert'); findByRole('status'); getAllByRole('log'); '[aria-live]'",
        ),
      ),
    ).toEqual([]);
  });
});

/* ── Late code ───────────────────────────────────────────────────────────────────────────────────────────────────── */

/** Places of a file that fetch code, use it at once, and say nothing of what happens where it cannot be fetched. */
function unmetIn(source: Source): string[] {
  const found: string[] = [];
  walk(source.program, (node) => {
    const call = node.argument;
    if (node.type !== 'UnaryExpression' || node.operator !== 'void' || !isNode(call)) return;
    const { callee } = call;
    if (call.type !== 'CallExpression' || !isNode(callee) || nameOf(callee.property) !== 'then') return;
    const isFetched = isNode(callee.object) && callee.object.type === 'ImportExpression';
    if (isFetched && (call.arguments as SourceNode[]).length < 2) found.push(source.file);
  });
  return found;
}

describe('code that is fetched late', () => {
  it('is used with a word on what happens where it cannot be fetched', () => {
    expect(filesUnder('src', 'store', 'files', 'app').flatMap((file) => unmetIn(parseFile(file)))).toEqual([]);
  });

  it('is found where nothing is said of that', () => {
    const said = 'void import("./one.ts").then(({ one }) => one(), () => undefined);';
    expect(unmetIn(parseText('app/case.ts', said))).toEqual([]);
    expect(unmetIn(parseText('app/case.ts', 'void import("./one.ts").then(({ one }) => one());'))).toEqual([
      'app/case.ts',
    ]);
  });
});

/* ── Orders ──────────────────────────────────────────────────────────────────────────────────────────────────────── */

const SORTS = /^(?:sort|toSorted|reverse|toReversed)$/;

/** The nearest named function, or the constant that is made. */
function ownerOf(around: readonly SourceNode[]): string {
  const named = around.filter(
    ({ type, id }) =>
      (type === 'FunctionDeclaration' || type === 'VariableDeclarator' || type === 'ClassDeclaration') && isNode(id),
  );
  // Its holder in the file: a constant inside a function is the function's affair.
  return nameOf(named[0]?.id);
}

/** Every place of a file that orders something: `file owner`. */
function sortsIn(source: Source): string[] {
  const found: string[] = [];
  walk(source.program, (node, around) => {
    const { callee } = node;
    if (node.type !== 'CallExpression' || !isNode(callee) || callee.type !== 'MemberExpression') return;
    if (SORTS.test(nameOf(callee.property))) found.push(`${source.file} ${ownerOf(around)}`);
  });
  return [...new Set(found)];
}

/** Which test asserts the order, by the place that makes it. A new place needs one. */
const ORDER_TESTS: Readonly<Record<string, string>> = {
  'app/sections/chat/lookUp.ts hitsFor': 'tests/sections/lookUp.test.ts',
  'store/useRecords.ts useRecords': 'tests/store/hooks.test.ts',
  'src/domain/forgetting/needles.ts needleOf': 'tests/domain/forgetting/forgetting.test.ts',
  'src/domain/forgetting/findPerson.ts nameKey': 'tests/domain/forgetting/findPerson.test.ts',
  'src/domain/forgetting/findPerson.ts findPerson': 'tests/domain/forgetting/findPerson.test.ts',
  'src/domain/fieldwork/inviting/invitable.ts segmentsOf': 'tests/domain/fieldwork/rounds/roundForm.test.ts',
  'src/domain/fieldwork/inviting/invitable.ts planInvitations': 'tests/domain/fieldwork/rounds/roundForm.test.ts',
  'src/domain/evidence/personal/maskTexts.ts personalWith': 'tests/domain/evidence/personal.test.ts',
  'src/domain/evidence/personal/hiding.ts hideWords': 'tests/domain/evidence/hiding.test.ts',
  'src/domain/evidence/personal/maskTexts.ts maskKnown': 'tests/domain/evidence/hiding.test.ts',
  'src/domain/evidence/personal/personalIn.ts personalIn': 'tests/domain/evidence/personal.test.ts',
  'app/sections/research/reading/StudyFindings.tsx StudyFindings': 'tests/journeys/findings.e2e.ts',
  'src/domain/evidence/taught.ts inTaughtOrder': 'tests/domain/evidence/refusals.test.ts',
  'src/features/research/reading/findings/useFindingWalk.ts useFindingWalk':
    'stories/features/research/reading/MaterialReader.findings.stories.tsx',
  'src/domain/research/markedPassages.ts markedPassages': 'tests/domain/research/markedPassages.test.ts',
  'src/domain/core/textRange.ts placeRanges': 'tests/domain/core/textRange.test.ts',
  'src/domain/evidence/context.ts measuresOf': 'tests/domain/evidence/context.test.ts',
  'src/domain/evidence/context.ts usualTranscript': 'tests/domain/evidence/context.test.ts',
  'src/domain/evidence/context.ts sharesAbove': 'tests/domain/evidence/context.test.ts',
  'src/domain/evidence/context.ts turnRows': 'tests/domain/evidence/context.test.ts',
  'src/domain/evidence/score.ts sumOf': 'tests/domain/evidence/score.test.ts',
  'src/domain/evidence/scoreWords.ts gradesInWords': 'tests/domain/evidence/hypothesisScore.test.ts',
  'src/domain/research/across/proof.ts narrowByProof': 'tests/domain/evidence/hypothesisScore.test.ts',
  'src/domain/evidence/waiting.ts kindFound': 'tests/domain/research/reading/takenFor.test.ts',
  'src/domain/evidence/findings.ts cuesOf': 'tests/domain/evidence/findings.test.ts',
  'src/domain/evidence/findings.ts findingsIn': 'tests/domain/evidence/findings.test.ts',
  'src/domain/evidence/verbatim/checkedText.ts checkText': 'tests/domain/evidence/checkedText.test.ts',
  'src/domain/evidence/verbatim/cited.ts citedBy': 'tests/domain/evidence/numbered.test.ts',
  'src/domain/evidence/verbatim/quotedSpans.ts quotedSpans': 'tests/domain/evidence/checkedText.test.ts',
  'src/domain/model/reading.ts weighed': 'tests/domain/model/proposing.test.ts',
  'src/domain/evidence/review.ts leftIn': 'tests/domain/evidence/review.test.ts',
  'src/domain/evidence/study/compared.ts inOneList': 'tests/domain/evidence/study.test.ts',
  'src/domain/evidence/study/compared.ts compared': 'tests/domain/evidence/study.test.ts',
  'src/domain/evidence/study/shownFindings.ts left': 'tests/domain/evidence/study.test.ts',
  'src/domain/evidence/pairs/alike.ts alike': 'tests/domain/evidence/pairs.test.ts',
  'src/domain/evidence/pairs/groups.ts groupsOf': 'tests/domain/evidence/pairs.test.ts',
  'src/domain/evidence/pairs/pairs.ts byId': 'tests/domain/evidence/pairs.test.ts',
  'src/domain/evidence/pairs/pairs.ts pairsOf': 'tests/domain/evidence/pairs.test.ts',
  'src/domain/evidence/pairs/pairs.ts ranksOf': 'tests/domain/evidence/pairs.test.ts',
  'src/domain/evidence/pairs/pairs.ts supported': 'tests/domain/evidence/pairs.test.ts',
  'src/domain/evidence/pairs/passage.ts heardIn': 'tests/domain/evidence/pairs.test.ts',
  'src/domain/evidence/pairs/passage.ts joinedFindings': 'tests/domain/evidence/pairs.test.ts',
  'src/domain/evidence/pairs/passage.ts passagesOf': 'tests/domain/evidence/pairs.test.ts',
  'src/features/research/reading/textPieces.ts textPieces': 'tests/ui/textPieces.test.ts',
  'app/boot/rowsOfStudies.ts rowsOfStudies': 'tests/boot/rowsOfStudies.test.ts',
  'files/reading/chats/metaJson.ts metaUtterances': 'tests/files/reading/chats/foreignTalk.test.ts',
  'files/reading/chats/vkHtml.ts orderOf': 'tests/files/reading/chats/foreignTalk.test.ts',
  'files/reading/chats/vkHtml.ts vkUtterances': 'tests/files/reading/chats/foreignTalk.test.ts',
  'files/reading/text/encodings.ts oneByteEncoding': 'tests/files/reading/encodings.test.ts',
  'files/reading/timed/lineCues.ts lrcCues': 'tests/files/reading/timed/timedText.test.ts',
  'files/reading/pdf/pdfLine.ts usualStep': 'tests/files/reading/pdfText.test.ts',
  'files/reading/pdf/pdfLine.ts lineOf': 'tests/files/reading/pdf/pdfKinds.test.ts',
  'files/reading/pdf/pdfLine.ts linesOf': 'tests/files/reading/pdf/pdfKinds.test.ts',
  'files/reading/pdf/gutters.ts usualSize': 'tests/files/reading/pdf/pdfPages.test.ts',
  'files/reading/pdf/gutters.ts levelsOf': 'tests/files/reading/pdf/pdfKinds.test.ts',
  'files/reading/pdf/gutters.ts stopsOf': 'tests/files/reading/pdf/pdfKinds.test.ts',
  'files/reading/pdf/gutters.ts stretchOf': 'tests/files/reading/pdf/pdfKinds.test.ts',
  'files/reading/pdf/gutters.ts tabStops': 'tests/files/reading/pdf/pdfKinds.test.ts',
  'files/reading/pdf/gutters.ts partsOf': 'tests/files/reading/pdf/pdfKinds.test.ts',
  'files/reading/pdf/margins.ts cut': 'tests/files/reading/pdf/pdfPages.test.ts',
  'files/reading/pdf/tableRows.ts rowsOf': 'tests/files/reading/pdf/pdfPages.test.ts',
  'files/reading/pdf/runningHeads.ts commonSize': 'tests/files/reading/pdf/pdfKinds.test.ts',
  'app/palette/offers.ts offersFor': 'tests/palette/paletteOffers.test.ts',
  'store/search/searchIndex.ts groupsOf': 'tests/store/search/searchIndex.test.ts',
  'store/search/segment/buildSegment.ts createForms': 'tests/store/search/segment.test.ts',
  'app/sections/research/workbook.ts hypothesisRows': 'tests/files/writing/workbook.test.ts',
  'app/shared/useMembers.ts useMembers': 'tests/store/hooks.test.ts',
  'store/headStart.ts readRows': 'tests/store/indexedDb/headStart.browser.test.ts',
  'store/indexedDb/reading.ts listRecords': 'tests/store/contract.ts',
  'store/indexedDb/reading.ts readAllSummaries': 'tests/store/contract.ts',
  'store/indexedDb/reading.ts readSomeSummaries': 'tests/store/contract.ts',
  'store/memory/reading.ts listRecords': 'tests/store/contract.ts',
  'src/domain/plan.ts planInSteps': 'tests/store/undo.test.ts',
  'store/patchOnChange.ts patchPage': 'tests/store/queries.test.ts',
  'src/domain/account/scenario/activation.ts activatorsOf': 'tests/domain/account/activation.test.ts',
  'src/domain/account/balance.ts spendByProject': 'tests/domain/account/balance.test.ts',
  'src/domain/account/balance.ts filterPayments': 'tests/domain/account/balance.test.ts',
  'src/domain/boards/cards.ts versionsOf': 'tests/domain/core/orders.test.ts',
  'src/domain/account/cardRules.ts sortCards': 'tests/domain/core/orders.test.ts',
  'src/domain/audiences/contactList.ts listInSteps': 'tests/domain/core/orders.test.ts',
  'src/domain/audiences/contactFilter.ts frequent': 'tests/domain/audiences/contactFilter.test.ts',
  'src/domain/experiments/timeline.ts timelineOf': 'tests/domain/experiments/experimentRules.test.ts',
  'src/domain/tactics/places.ts listed': 'tests/domain/tactics/journey.test.ts',
  'src/domain/tactics/places.ts dealOut': 'tests/domain/tactics/journey.test.ts',
  'src/domain/tactics/touchpointRow.ts inOrder': 'tests/domain/tactics/journey.test.ts',
  'src/domain/links/chain.ts chainOf': 'tests/domain/links/links.test.ts',
  'src/domain/account/members/findMembers.ts sortMembers': 'tests/domain/core/orders.test.ts',
  'src/domain/account/members/findMembers.ts returnable': 'tests/sections/removedMembers.test.ts',
  'src/domain/audiences/personaCandidates.ts proposePersonas': 'tests/domain/audiences/personaCandidates.test.ts',
  'src/domain/core/fieldHistory.ts fieldVersionsOf': 'tests/domain/core/fieldHistory.test.ts',
  'src/domain/research/codes/codeTable.ts coOccurring': 'tests/domain/research/participants.test.ts',
  'src/domain/research/folder.ts studiesOfFolders': 'tests/domain/research/folder.test.ts',
  'src/features/research/across/codeTablePassages.ts shownPassages':
    'stories/features/research/across/CodeTablePanel.stories.tsx',
  'src/domain/research/across/gridOrder.ts inRowOrder': 'tests/domain/research/across/codeGrid.test.ts',
  'src/domain/research/across/gridOrder.ts inColumnOrder': 'tests/domain/research/across/codeGrid.test.ts',
  'src/domain/research/across/gridOrder.ts choicesAmong': 'tests/domain/research/across/codeGrid.test.ts',
  'src/domain/research/across/codePairs.ts codePairs': 'tests/domain/research/across/codeGrid.test.ts',
  'src/domain/research/layouts/listedSpeakers.ts speakersIn': 'tests/domain/research/layouts/knownLabels.test.ts',
  'src/domain/research/layouts/playback.ts timedTurns': 'tests/domain/research/layouts/playback.test.ts',
  'src/domain/research/people.ts byCodeName': 'tests/domain/research/people.test.ts',
  'src/domain/research/codes/suggestCodes.ts suggestCodes': 'tests/domain/research/codes/codes.test.ts',
  'src/domain/research/across/codePassages.ts besideCodes': 'tests/domain/research/across/codePassages.test.ts',
  'src/domain/research/across/codePassages.ts codePassages': 'tests/domain/research/across/codePassages.test.ts',
  'src/domain/research/across/passagesView.ts groupPassages': 'tests/domain/research/across/codePassages.test.ts',
  'src/features/research/codes/passageChoices.ts passageChoices': 'tests/ui/passageChoices.test.ts',
  'src/domain/research/report/reportParts.ts leftOver': 'tests/domain/research/report/report.test.ts',
  'src/domain/research/report/studyParts.ts participantsInWords': 'tests/domain/research/report/report.test.ts',
  'src/domain/research/reading/foundTexts.ts foundInOrder': 'tests/domain/research/reading/foundTexts.test.ts',
  'src/domain/research/report/findingParts.ts inReadingOrder': 'tests/domain/research/report/report.test.ts',
  'src/domain/research/report/findingParts.ts findingParts': 'tests/domain/research/report/report.test.ts',
  'src/domain/research/report/report.ts inOrderOfTime': 'tests/domain/research/report/report.test.ts',
  'src/domain/research/report/reportQuotes.ts proposeQuotes': 'tests/domain/research/report/report.test.ts',
  'src/domain/research/report/reportRecord.ts reportId': 'tests/domain/research/report/report.test.ts',
  'src/domain/research/report/reportRecord.ts inPlaces': 'tests/domain/research/report/report.test.ts',
  'src/domain/research/studyDraft.ts idsText': 'tests/domain/research/studyDraft.test.ts',
  'files/reading/refi/readText.ts readText': 'tests/files/reading/refiProject.test.ts',
  'files/reading/refi/readProject.ts readProject': 'tests/files/reading/refiProject.test.ts',
  'src/domain/exchange/giveOut.ts textOf': 'tests/domain/exchange/exchange.test.ts',
  'src/domain/exchange/hypotheses.ts giveHypotheses': 'tests/domain/exchange/exchangeHypotheses.test.ts',
  'src/domain/exchange/hidden.ts apart': 'tests/domain/exchange/exchange.test.ts',
  'src/domain/exchange/takenBefore.ts studiesOf': 'tests/domain/exchange/exchange.test.ts',
  'src/domain/sync/presence.ts placesOf': 'tests/domain/sync/presence.test.ts',
  'src/domain/sync/presence.ts atRecord': 'tests/domain/sync/presence.test.ts',
  'src/domain/core/record.ts ordered': 'tests/domain/core/orders.test.ts',
  'src/domain/core/record.ts byPosition': 'tests/domain/core/orders.test.ts',
  'src/domain/research/layouts/spoken.ts inOrder': 'tests/domain/research/layouts/layouts.test.ts',
  'src/domain/research/hypotheses/backlog.ts byPriority': 'tests/domain/core/orders.test.ts',
  'src/domain/account/invoice.ts lastPayer': 'tests/domain/account/invoice.test.ts',
  'src/domain/workspace.ts inOrderOfAge': 'tests/domain/core/orders.test.ts',
  'src/domain/comments/mentions.ts byLength': 'tests/domain/comments/mentions.test.ts',
  'src/domain/comments/mentions.ts textPieces': 'tests/domain/comments/mentions.test.ts',
  'src/domain/comments/mentions.ts namesFor': 'tests/domain/comments/mentions.test.ts',
  'src/domain/comments/reach.ts offeredFor': 'tests/domain/comments/reach.test.ts',
  'src/domain/comments/review.ts reviewsAt': 'tests/domain/comments/review.test.ts',
  'src/domain/comments/threads.ts threadOf': 'tests/domain/comments/comment.test.ts',
  'src/domain/comments/threads.ts threadsOf': 'tests/domain/comments/comment.test.ts',
  'src/domain/audiences/consent/answerSegment.ts segmentsLeft': 'tests/domain/fieldwork/inviting/answerSegment.test.ts',
  'src/domain/audiences/personaPeople.ts peopleOffered': 'tests/domain/audiences/personaPeople.test.ts',
  'src/domain/fieldwork/answers.ts optionsIn': 'tests/domain/fieldwork/answers.test.ts',
  'src/domain/fieldwork/inviting/audienceRounds.ts countAudienceRounds':
    'tests/domain/fieldwork/inviting/audienceRounds.test.ts',
  'src/domain/fieldwork/counted.ts median': 'tests/domain/fieldwork/roundFigures.test.ts',
  'src/domain/fieldwork/counted.ts countFormer': 'tests/domain/fieldwork/roundFigures.test.ts',
  'src/domain/fieldwork/counted.ts countRound': 'tests/domain/fieldwork/roundFigures.test.ts',
  'src/features/fieldwork/round/saidTo.ts saidToQuestions': 'tests/domain/fieldwork/saidTo.test.ts',
  'src/features/tactics/journey/originRuns.ts byOrigin': 'tests/domain/core/orders.test.ts',
};

/** Code that orders for itself: the order is not seen, or it changes nothing. */
const UNSEEN: ReadonlySet<string> = new Set([
  // The smallest parts of the index are put together; of several experiments with one hypothesis any, but always the same.
  'store/search/heldSegment.ts scatteredIn',
  'store/search/heldRecords.ts createHeldRecords',
  // Marks by their beginning, to be searched by halves.
  'src/domain/research/across/codePassages.ts codesOver',
  // The same materials in whatever order are one search.
  'app/sections/research/reading/find/useFindTexts.ts useFindTexts',
  // Headings in any order are the same table.
  'app/shared/asking/contacts/columnMemory.ts signOf',
  // Which studies a report is about: their order is made anew each time.
  'src/domain/research/report/reportRecord.ts beginning',
  // Rows of a window are placed by their index, whatever order they are drawn in.
  'src/patterns/windowed/useRowRange.ts useRowRange',
  // The nearest of some, the likeliest of some places, longest words of a pattern first, lines that are painted over each other.
  'src/features/experiments/board/boardPointer.ts makeBoardPointer',
  'src/domain/research/reading/replacedText.ts findAgain',
  'src/domain/chat/answerKeyWords.ts pattern',
  'src/domain/chat/answerGuesses.ts assigned',
  // The longest words are looked for; their order does not matter.
  'app/sections/chat/modelChat.ts saidOf',
  'src/domain/chat/answerProposals.ts proposeAnswers',
  'app/shared/board/canvasPicture.ts canvasPicture',
  'src/features/boards/StrategicCanvasChart.tsx Lines',
]);

describe('the order of a list', () => {
  const places = filesUnder('src', 'store', 'files', 'app')
    .filter((file) => !/^(?:src\/samples|app\/build)\//.test(file))
    .flatMap((file) => sortsIn(parseFile(file)));
  const known = [...Object.keys(ORDER_TESTS), ...UNSEEN];

  it('is asserted by a test that is named here', () => {
    expect(places.filter((place) => !known.includes(place))).toEqual([]);
  });

  it('is missed where nothing is ordered any more', () => {
    expect(known.filter((place) => !places.includes(place))).toEqual([]);
    expect(Object.values(ORDER_TESTS).filter((file) => textOf(file) === '')).toEqual([]);
  });

  it('is found in every form', () => {
    const cases = [
      'export function newest(rows) { return rows.toSorted(byAge); }',
      'export const newest = (rows) => [...rows].sort(byAge);',
      'export function newest(rows) { const some = rows.filter(isShown).reverse(); return some; }',
    ];
    expect(cases.map((text) => sortsIn(parseText('src/domain/case.ts', text)))).toEqual(
      cases.map(() => ['src/domain/case.ts newest']),
    );
  });
});
