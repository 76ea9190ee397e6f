/** First aid that one kind of accident needs beside the words for all of them; sources in docs/science.md, "First aid". */
interface AccidentKind {
	id: string;
	/** Lower case, spelled out. */
	reads: RegExp;
	unless?: RegExp;
	text: string;
}

const ACCIDENT_KINDS: readonly AccidentKind[] = [
	{
		id: "solvent",
		reads:
			/\b(?:paint|thinners?|turpentine|turps|white spirit|petrol|gasoline|diesel|kerosene|lighter fluid|solvents?|varnish|wood ?stain|brake|acetone|nail polish remover|tar)\b/,
		unless: /\b(?:eyes?|face paint)\b/,
		text: "Paint thinner, petrol and other solvents need soap: wash with mild soap and plenty of lukewarm water, more than once, and never with more solvent. Get into fresh air, away from flames and cigarettes, and leave soaked clothes outside. If you cough, feel dizzy or sleepy, call your emergency number.",
	},
	{
		id: "alkali",
		reads:
			/\b(?:oven|drain|unblocker|toilet|caustic|soda|lye|relaxer|perm|cement|lime|ammonia|dishwasher|bleach|slimy|slippery|soapy)\b/,
		text: "Skin that feels slimy or soapy is still being burned: go on rinsing until that is gone, an hour if need be. Dry powder such as cement or lime is brushed off first.",
	},
	{
		id: "hair_removal",
		reads: /\b(?:hair removal|depilat\w*|veet|nair|immac|hair dye|tint|self tanner|peel\w*|wart)\b/,
		unless: /\b(?:eyes?|swallow\w*|drank)\b/,
		text: "Wipe what is left off with a soft wet cloth before you rinse. Afterwards only plain petroleum jelly thinly on skin that is closed, and for two weeks no acids, retinoids, make-up or hair removal there.",
	},
	{
		id: "gone",
		reads:
			/\b(?:glycolic|retinol|vitamin c|serums?|toners?|moistur\w*|cleanser|niacinamide)\b.*\b(?:mild|gone|stopped|settled|calm|fine now|no pain)\b|\b(?:mild|gone|settled)\b.*\b(?:glycolic|retinol|vitamin c|serums?|toners?)\b/,
		unless: /\b(?:eyes?|swallow\w*|drank|blister\w*|raw|white|bleach)\b/,
		text: "A sting from skin care that is gone after minutes leaves nothing behind as a rule: rinse once, throw the mix away, and keep to a plain moisturizer for three days.",
	},
	{
		id: "wax",
		reads: /\b(?:hot|melted|molten) (?:\w+ )?(?:wax|sugar|glue)\b|\bwax\b/,
		unless: /\b(?:ear ?wax|waxing appointment)\b/,
		text: "Wax or sugar that sticks: cool it under the water and leave it there, do not pull it off warm; oil loosens it once it is cold.",
	},
	{
		id: "face",
		reads:
			/\b(?:burn\w*|oil|boiling|scald\w*|kettle|steam|iron|wax|hot)\b.*\b(?:face|eye\w*|lips?|cheeks?|chin|nose|neck|forehead)\b|\b(?:face|eye\w*|lips?|cheeks?|chin|nose|neck|forehead)\b.*\b(?:burn\w*|oil|boiling|scald\w*|kettle|steam|iron|wax)\b/,
		unless: /\b(?:acid|bleach|cleaner|remover|thinner|dye|relaxer|chemical|petrol|cream|peel|glue)\b/,
		text: "Leave blisters closed, lay cling film on loosely after the cooling, and take a painkiller you know. A burn of the face that blisters, is near an eye or a child's goes to an emergency department now.",
	},
	{
		id: "home",
		reads: /\bmy (?:mums?|moms?|dads?|mothers?|fathers?|parents?|teacher)\b|\bi am 1[0-7]\b/,
		text: "Tell a grown-up now; they can help with the water and make the call.",
	},
];
const MOST = 2;

/** The first aid for the kinds that a message tells of, the most pressing first. */
export function accidentCare(text: string): string {
	return ACCIDENT_KINDS.filter(({ reads, unless }) => reads.test(text) && unless?.test(text) !== true)
		.slice(0, MOST)
		.map(({ text: care }) => care)
		.join(" ");
}
