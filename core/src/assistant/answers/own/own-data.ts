import { joinWords, placesInSentence } from "../../../skin/zone-words.ts";
import type { Inquiry } from "../../inquiry.ts";
import { readZones } from "../../reading/read-zones.ts";
import type { Draft } from "../../writing/compose-answer.ts";
import { backAfterBirth } from "./back-after-birth.ts";
import { deepRedness } from "./deep-redness.ts";
import { fairTrial } from "./fair-trial.ts";
import { insteadOfOut, lessOfOut, otherOneOut } from "./instead-of-out.ts";
import { nightWork } from "./night-work.ts";
import { noteRead } from "./note-read.ts";
import { numberNormal } from "./number-normal.ts";
import { photoBlame } from "./photo-blame.ts";
import { creamTooHeavy, whatMattersMost, whySoMany } from "./plain-judgement.ts";
import { shelfToKeep } from "./shelf-to-keep.ts";
import { sinceWhichScan } from "./since-when.ts";
import { tonightOwn } from "./tonight-own.ts";
import { twoViews } from "./two-views.ts";
import { whichStepFor } from "./which-step-for.ts";
import { whyBasics } from "./why-basics.ts";
import { whyThatOne } from "./why-that-one.ts";

const READERS: readonly ((inquiry: Inquiry) => Draft | null)[] = [
	noteRead,
	notScanned,
	twoViews,
	deepRedness,
	tonightOwn,
	whyThatOne,
	sinceWhichScan,
	whichStepFor,
	whySoMany,
	whatMattersMost,
	creamTooHeavy,
	whyBasics,
	photoBlame,
	numberNormal,
	backAfterBirth,
	shelfToKeep,
	lessOfOut,
	insteadOfOut,
	otherOneOut,
	nightWork,
	fairTrial,
];

/** What is plainly asked of somebody's own data, whatever topic the words came near to; null for everything else. */
export function answerOwnData(inquiry: Inquiry): Draft | null {
	for (const read of READERS) {
		const draft = read(inquiry);
		if (draft !== null) return draft;
	}
	return null;
}

const WHAT_IT_SAID =
	/\bwhat (?:did|does|do|was|were) (?:it|you|the (?:app|scan|report|photo)|my (?:scan|report|result)s?)(?: \w+)? (?:say|said|find|found|show|see|think|tell)\w*\b|\bwhat (?:it|the (?:app|scan|report)) (?:said|found|showed)\b|\bmy (?:results?|report|scan)\b.*\b(?:say|said|show)\w*\b/;

/** What a report says is asked before there is one. */
function notScanned({ question: { text }, context: { report } }: Inquiry): Draft | null {
	if (report !== null || !WHAT_IT_SAID.test(text)) return null;
	const zones = readZones(text);
	const about =
		zones.length > 0
			? ` about ${/\beyes?\b/.test(text) ? joinWords(["your eyes", ...zones.filter((one) => !one.includes("eye")).map((one) => placesInSentence([one]))]) : placesInSentence(zones)}`
			: "";
	return {
		paragraphs: [
			`Nothing yet: you have no scan, so nothing was said${about}.`,
			"To get one, open Scan, face a window without makeup and take one photo; it is measured in seconds and the original is deleted.",
			"Until then describe in words what you see or feel there, and I answer from that.",
		],
		quiet: true,
	};
}
