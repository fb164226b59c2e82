import { variableGuid, type RefiVariable } from '#src/domain/exchange/variables.ts';
import { element, type XmlElement } from '#src/domain/exchange/xml.ts';

/** A description; null without words. */
export const described = (words: string): XmlElement | null =>
  words === '' ? null : element('Description', {}, words);

/** The value of a variable of ours; null without words. */
export const valueOf = (variable: RefiVariable, words: string): XmlElement | null =>
  words === ''
    ? null
    : element(
        'VariableValue',
        {},
        element('VariableRef', { targetGUID: variableGuid(variable) }),
        element('TextValue', {}, words),
      );
