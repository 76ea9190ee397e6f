import type { PersonRule } from "./person-rules.ts";

const PICKS =
	/^(?=.*\b(?:mirrors?|pick\w*|squeez\w*|popp(?:ing|ed)|dig(?:ging)?|claw\w*|tweezers|scratch(?:ing|ed)? (?:at|off)|my nails)\b)(?=.*\b(?:chin|face|cheeks?|forehead|nose|jaw|spots?|pimples?|zits?|scabs?|skin|pores|bumps?|lips?|cuticles|scalp)\b)(?=.*\b(?:bleed\w*|blood\w*|raw|scabs?)\b)(?=.*\b(?:hours?|hrs?|stop|habit|again|every (?:night|day|time|evening)|each night|without (?:noticing|thinking|deciding)|even decide|zone out|trance)\b)/;
/** Told of the whole body or of a wish to be hurt: that is another matter. */
const HURTS_MYSELF =
	/\b(?:arms?|wrists?|thighs?|legs?|razors?|blades?|knife|compass|lighter|cut(?:s|ting)?|hurt(?:ing)? myself|punish\w*|deserve\w*|knees?|(?:feel|felt) (?:\w+ )?(?:nothing|numb|something|real|ok|okay|alive|calm)|hate (?:myself|my (?:life|face))|not want to|any ?more|alive|live|die|dying|dead|kill\w*|suicid\w*|end it|burden|hopeless|worthless|no point|goodbye|alone|hits?|beats?|infect\w*|fever|pus)\b/;

/** A habit of picking at the mirror that draws blood: a thing to treat, and no wish to harm oneself. */
export function picksSkin(text: string): boolean {
	return PICKS.test(text) && !HURTS_MYSELF.test(text);
}

export const PICKING_RULE: PersonRule = {
	id: "boundary.picking",
	label: "A habit of picking",
	about: ({ text }) => picksSkin(text),
	reads: /./,
	text: "This is a known habit, skin picking: common, no weakness, and treatable, because hands begin before the head decides. To start with: a patch or plaster over what tempts before you go in, a dim light or a covered mirror, your teeth brushed in another room, a timer of two minutes, short nails and something to hold. What is open: rinse it with water, then petroleum jelly or a patch, no acid and no retinoid until it has closed. A therapist who does habit reversal, a kind of behavior therapy, or your doctor helps well with it; go soon where it takes hours, scars or weighs on you, and today where a place is hot, swollen or spreads.",
	sources: ["house_default"],
};
