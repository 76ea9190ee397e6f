import type { ToldKind } from "./told-kind.ts";

/** What of a growth is more urgent than its kind is as a rule. Lower case, spelled out. */
const BLEEDS =
	/\b(?:bleed\w*|bled|blood\w*|blud\w*|(?:spots?|stain\w*|drops?) (?:of blood )?on (?:the|my|his|her) (?:pillow|sock|towel|collar|hat)|weep\w*|ooz\w*|opens? up|split\w* open)\b/;
const GROWS =
	/\b(?:grow(?:s|n|ing)?|grew|bigger|larger|wider|doubl\w*|spread\w*|twice (?:the|its) size|size of a)\b/;
const RETURNS =
	/\b(?:(?:comes?|came|is|grows?|its?) (?:right |straight )?back|scabs? (?:\w+ ){0,4}(?:again|back)|never heals?|not heal\w*|keeps? (?:coming|returning|scabbing))\b/;
/** Torn by something, and not by itself. */
const TORN =
	/\b(?:shav\w*|razor|nicked|caught (?:it|on)|knocked|cut (?:it|myself)|scratched it (?:open|by)|picked it (?:open|once)|dog scratched)\b/;
const HANDS_AND_FEET =
	/\b(?:soles?|heels?|foot|feet|toes?|toe ?nails?|palms?|(?:under|in|beside|on|of) (?:my|his|her|the) (?:thumb |big toe |toe |finger)?nails?)\b/;

interface Opening {
	/** What the words of the kind open with. */
	says: string;
	instead: string;
	when: readonly RegExp[];
}

const OPENINGS: Readonly<Record<string, Opening>> = {
	"sun-scale": {
		says: "Book a doctor or dermatologist within some weeks: rough",
		instead: "Book a doctor or dermatologist within two weeks, because {why}: rough",
		when: [BLEEDS, GROWS, RETURNS],
	},
	mole: {
		says: "Have it seen within two weeks, by a dermatologist or your own doctor: a mole",
		instead:
			"Have it seen within days, by a dermatologist or your own doctor, because {why}, and say exactly that when you book: a mole",
		when: [BLEEDS],
	},
	"bleeding-bump": {
		says: "Book a dermatologist or your doctor within two weeks: a bump",
		instead: "Book a dermatologist or your doctor within days, because {why}: a bump",
		when: [GROWS],
	},
	"sore-not-healing": {
		says: "Book a doctor or dermatologist within two weeks: a sore",
		instead: "Book a doctor or dermatologist within days, because {why}: a sore",
		when: [GROWS],
	},
};

/** The words of a kind with the deadline of the person's own sign first; null where they tell nothing more urgent. */
export function withOwnDeadline({ id, text: words }: ToldKind, text: string): string | null {
	const opening = OPENINGS[id];
	if (opening === undefined || TORN.test(text)) return null;
	if (!opening.when.some((sign) => sign.test(text)) || !words.startsWith(opening.says)) return null;
	const why = [
		BLEEDS.test(text) ? "it bleeds" : "",
		GROWS.test(text) ? "it grows" : "",
		RETURNS.test(text) ? "it comes back" : "",
	].filter((one) => one !== "");
	const told = why.length > 1 ? `${why.slice(0, -1).join(", ")} and ${why.at(-1)}` : (why[0] ?? "");
	const place = HANDS_AND_FEET.test(text)
		? " On palms, soles and nails such places are found late, above all on dark skin: no cutting, no scraping, no callus remover."
		: "";
	return `${opening.instead.replace("{why}", told)}${words.slice(opening.says.length)}${place}`;
}
