import { ACTIVES } from "../../../knowledge/actives.ts";
import { capitalize } from "../../../skin/zone-words.ts";
import type { Inquiry } from "../../inquiry.ts";
import { citeActive } from "../../writing/cite.ts";
import type { Draft } from "../../writing/compose-answer.ts";

/** "My niacinamide is 20%": a strength that somebody names is judged, whatever else is said of the ingredient. */
export function withPercent(draft: Draft, { question: { intent, slots, text } }: Inquiry): Draft {
	// An answer about the ingredient itself says so in its own words.
	if (intent !== "known_question") return draft;
	const [active, other] = slots.actives;
	const said = Number(PERCENT.exec(text)?.[1] ?? Number.NaN);
	if (active === undefined || other !== undefined || draft.search || Number.isNaN(said)) return draft;
	const { strength, name } = ACTIVES[active.id];
	if (strength === null || said <= strength.max || draft.paragraphs.join(" ").includes(`${said}%`))
		return draft;
	const more = `${said}% is more than you need: ${name} is usual up to ${strength.max}%, ${strength.start}% is enough to begin with, and beyond that irritation grows and the effect hardly does.`;
	return {
		...draft,
		paragraphs: [capitalize(more), ...draft.paragraphs],
		citations: [citeActive(active.id), ...(draft.citations ?? [])],
	};
}

const PERCENT = /\b(\d{1,2}(?:\.\d)?) ?(?:%|percent)/;
