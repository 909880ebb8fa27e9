import { t } from '../../app/i18n.svelte';
import type { Figure, FortRuleFacts, PathCount } from '../../protocol/hadrians-wall';
import { unreachable } from '../board';

type Name = (id: string) => string;

/** A goal of the campaign in words. */
export function goalWords(name: Name, goal: { figure: Figure; exactly: boolean; target: number }): string {
  const { figure, target } = goal;
  switch (figure.kind) {
    case 'score':
      return t('web-hw-goal-score', { n: target });
    case 'path-points':
      return t('web-hw-goal-paths', { n: target });
    case 'path':
      return pathGoal(figure.of, target);
    case 'attributes-at-least':
      return t('web-hw-goal-attributes', { n: target, least: figure.of });
    case 'attribute':
      return t('web-hw-goal-attribute', { name: name(figure.of), n: target });
    case 'built':
      return t('web-hw-goal-built', { name: name(figure.of) });
    case 'complete':
      return t('web-hw-goal-complete', { name: name(figure.of) });
    case 'full-map':
      return t('web-hw-goal-map');
    case 'favors-used':
      return t('web-hw-goal-no-favors');
    default:
      return unreachable(figure) ?? '';
  }
}

function pathGoal(counts: PathCount, n: number): string {
  switch (counts) {
    case 'constructed-landmarks':
      return t('web-hw-goal-landmarks', { n });
    case 'final-disdain':
      return t('web-hw-goal-no-disdain');
    case 'completed-citizen-tracks':
      return t('web-hw-goal-citizens', { n });
    case 'filled-temples':
      return t('web-hw-goal-temples', { n });
    case 'total-gladiator-strength':
      return t('web-hw-goal-strength', { n });
    case 'collected-goods':
      return t('web-hw-goal-goods', { n });
    case 'completed-wall-sections':
    case 'completed-wall-guard-sections':
    case 'completed-cohorts':
    case 'completed-scout-columns':
    case 'large-buildings':
    case 'resource-production-circles':
      // No fort asks for these.
      return '';
    default:
      return unreachable(counts) ?? '';
  }
}

/** What a fort changes, one sentence each. */
export function ruleWords(rules: FortRuleFacts, name: Name): string[] {
  return [
    ...(rules.one_neutral_card ? [t('web-hw-rule-one-neutral')] : []),
    ...(rules.dearer_buildings ? [t('web-hw-rule-dearer')] : []),
    ...(rules.forbidden.length > 0
      ? [t('web-hw-rule-forbidden', { names: rules.forbidden.map(name).join(', ') })]
      : []),
    ...(rules.no_diplomats ? [t('web-hw-rule-no-diplomats')] : []),
    ...(rules.late_wall ? [t('web-hw-rule-late-wall')] : []),
    ...(rules.two_soldiers ? [t('web-hw-rule-two-soldiers')] : []),
    ...(rules.dear_mining ? [t('web-hw-rule-dear-mining')] : []),
    ...(rules.more_attacks ? [t('web-hw-rule-more-attacks')] : []),
  ];
}
