import type { Clause } from "../skin/note/read-note.ts";
import { AVOIDED_NAMES } from "./avoided-names.ts";
import type { PersonFact } from "./person-fact.ts";

/** Before the name: a no, with other names or small words between. */
const BEFORE =
	/\b(?:no(?! longer| idea| clue)|without|nothing (?:from|with|by)|none of|avoid|avoiding|skip|leave out|keep away from|stay away from|steer clear of|hate|hates|not (?:want|like|buy|bear|stand|trust|recommend|suggest|give me|put me on)|rather not|anything but|no more|not)(?: (?:any|more|the|use|of|to use|drying|harsh|chemical|artificial|added|that|please|anything with|products? (?:with|from)))*$/;
/** Behind the name: that it is left out, or what it did. */
const AFTER =
	/^ ?,? ?(?:(?:and|or) [\w ]{3,18} )?(?:free\b|(?:always |just |really |serums? |creams? |products? |acids? |oil |in (?:creams?|products?|anything) |sunscreens? )*(?:breaks? me out|broke me out|clogs?\b|clogged|makes? me (?:go )?(?:red|break|spotty|greasy|oily|itch|sting|peel)|makes? my (?:skin|face|eyes)|gives? me (?:whiteheads|spots|pimples|bumps|milia|an? headache|headaches|zits)|dries me|dried me|(?:stings?|stung|burns?|burned|burnt)\b(?! (?:once|a little|a bit|on broken))|pills\b|peeled my|wrecked|ruined|destroyed|did nothing|(?:is|are) too much|turns me|not again|never again|(?:does|do) not (?:agree|work|suit)))/;
/** The next thought: "so that is out", "so none of that". */
const LEAVES_OUT =
	/\b(?:leave(?: \w+)? \w+ out\b(?! of)|skip them|skip those|none of that|not that one|skip it|skip that|leave (?:it|that) (?:off|out)|keep (?:it|that) (?:off|out)|never again|so no\b|without it|not again|do not want it)\b/;
const EYES_STING =
	/\b(?:sunscreens?|suncream|spf|sunblock)\b.*\b(?:burns?|stings?|hurts?|waters?|stream)\b.*\beyes?\b|\b(?:sunscreens?|suncream|spf|sunblock) (?:\w+ )?makes my eyes (?:stream|sting|burn|water)|\beyes? (?:burn|sting|water|stream)\w* (?:from|with|after) (?:\w+ )?(?:sunscreens?|suncream|spf)\b/;
/** A choice of food, a thing of which somebody only says that they do not have it, and what others forbid. */
const NOT_SKIN =
	/\b(?:(?:says?|said|told me|tells me) no|drink|drinking|diet|eat|eating|never (?:used|tried)|do not use|not using|ran out)\b/;

/** Ingredients and brands that somebody wants nothing with, allergic or not. */
export function readAvoids(clauses: readonly Clause[]): PersonFact[] {
	const own = clauses.filter(({ kind }) => kind === "own" || kind === "hypothetical");
	return own.flatMap((clause, at) => {
		const { text, quote, sentence } = clause;
		if (NOT_SKIN.test(text)) return [];
		const next = own[at + 1];
		const leaves = LEAVES_OUT.test(text) || (next?.sentence === sentence && LEAVES_OUT.test(next.text));
		const found = AVOIDED_NAMES.filter(({ said }) => isAvoided(text, said, leaves)).map(({ about }) => about);
		if (EYES_STING.test(text)) found.push("chemical_uv_filter");
		return [...new Set(found)].map((about): PersonFact => ({ id: "avoids", about, quote, sure: true }));
	});
}

function isAvoided(text: string, said: RegExp, leaves: boolean): boolean {
	return [...text.matchAll(said)].some(({ 0: name, index }) => {
		const after = text.slice(index + name.length);
		if (/^un(?:scented|perfumed)$/.test(name)) return true;
		if (/\bnot $/.test(text.slice(0, index)) && !/^ (?:again|please)\b/.test(after)) return false;
		return BEFORE.test(listBefore(text.slice(0, index))) || AFTER.test(after) || leaves;
	});
}

/** "no dimethicone or parabens": the no before a list stands before each of its names. */
function listBefore(before: string): string {
	let text = before.trimEnd();
	for (let shorter = ""; text !== shorter; ) {
		shorter = text;
		for (const { said } of AVOIDED_NAMES) {
			text = text
				.replace(new RegExp(`(?:${said.source}) ?(?:,|and|or|nor|,? ?and no|,? ?or)$`), "")
				.trimEnd();
		}
	}
	return text;
}
