import { entitlementsOf } from "@dewlight/core/plans/entitlements.ts";
import { HISTORY, QUOTAS } from "@dewlight/core/plans/limits.ts";
import type { CardTier } from "./card-action.ts";
import { historyWords, plansCopy } from "./copy.ts";

const copy = plansCopy.holds;

export interface HeldLine {
	text: string;
	/** False for what comes with a plan without being wished for. */
	welcome: boolean;
}

/** What a plan holds, line by line, from the tables that are also enforced. */
export function planHolds(tier: CardTier): HeldLine[] {
	const { scans, messages } = QUOTAS[tier];
	const { ads, beta, exportsTimeline } = entitlementsOf(tier);
	const use = tier === "pro" ? [copy.unlimited] : [copy.scans(scans.limit), copy.messages(messages.limit)];
	const lines = [
		...use,
		historyWords(HISTORY[tier]),
		...(exportsTimeline ? [copy.exports] : []),
		...(beta ? [copy.beta] : []),
		...(ads ? [] : [copy.noAds]),
	].map((text) => ({ text, welcome: true }));
	return ads ? [...lines, { text: copy.ads, welcome: false }] : lines;
}
