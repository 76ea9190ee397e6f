/** Building blocks of the rules for skin that needs a dermatologist and for distress about one's looks. */
function pattern(source: string): RegExp {
	return new RegExp(`\\b(?:${source})\\b`);
}

export const SEVERE_ACNE = pattern(
	"(?:cystic|nodular|nodulocystic|severe|very bad) (?:acne|breakouts?|pimples|spots)|acne(?: \\w+){0,3} (?:severe|cystic|nodular)|acne conglobata|nodules?|(?:deep|large|big|huge)(?: \\w+){0,2} painful (?:lumps?|bumps?|pimples?|spots?|cysts?)|painful(?: \\w+){0,2} (?:lumps?|nodules?|cysts?)|(?:cysts?|nodules?)(?: \\w+){0,5} (?:painful|hurts?|hurting)|painful(?: \\w+){0,4} under (?:the|my) skin|(?:lumps?|cysts?|bumps?)(?: \\w+){0,4} under (?:the|my) skin(?: \\w+){0,4} (?:painful|hurts?|hurting)",
);
export const SCARRING = pattern(
	"(?:leaving|leaves|causing)(?: \\w+){0,2} (?:scars?|pits|holes)|(?:new|fresh) (?:acne )?scars?|(?:starting|starts|started|beginning) to scar|scars badly|scarring (?:badly|now|more)",
);

export const FLUSHING = pattern("flush|flushed|flushes|flushing|blushes|blushing");
export const LASTING = pattern(
	"constant\\w*|persistent\\w*|permanent\\w*|all the time|always|every day|daily|bumps?|pustules|visible (?:veins|vessels)|(?:not|never) go(?:es)? away|for (?:weeks|months|years)",
);
export const THICK_NOSE = pattern("nose(?: \\w+){0,4} (?:thick\\w*|bulbous)|thick\\w*(?: \\w+){0,3} nose");

export const SUDDEN = pattern(
	"sudden|suddenly|overnight|out of nowhere|quickly|rapidly|fast|new|recently|spreading|appeared|getting bigger|growing",
);
export const PIGMENT_CHANGE = pattern(
	"(?:white|pale|light|lighter|depigmented|dark|darker|brown)(?: \\w+)? patch(?:es)?|loss of (?:pigment|colou?r)|los(?:ing|t)(?: \\w+){0,2} (?:pigment|colou?r)|patchy (?:pigment\\w*|colou?r)|vitiligo",
);

export const WORSE = pattern(
	"(?:getting|gets|got|become|becoming|become|keeps getting|gotten) (?:much |even |a lot )?worse|worsen\\w*|worse (?:and worse|every|each|than ever|since|for|over)",
);
export const NO_BETTER = pattern(
	"no (?:real |visible |big )?(?:improvement|difference|change(?! (?:in|to) (?:my |the )?(?:routine|products?|diet))|progress|results?)|not (?:\\w+ ){0,2}(?:improv\\w*|better|work\\w*|help\\w*|clear\\w*|going away|gone away|go away)|nothing(?: \\w+){0,2} (?:works?|helps?|helped|worked|changed|changes)",
);

export const PREGNANT = pattern(
	"pregnan\\w*|(?:expecting|having) a baby|trimester|breastfe\\w*|breast feeding|trying to conceive|ttc|postpartum",
);
export const ACNE = pattern("acne|break ?outs?|breaking out|broke out|pimples?|spots?|zits?|cystic");
/** Spots that trouble, not a few that are mentioned. */
export const BAD_ACNE = pattern(
	"(?:bad|awful|severe|terrible|horrible|horrendous|worst|cystic|painful|angry|insane|crazy)(?: \\w+){0,3} (?:acne|break ?outs?|pimples?|spots?|zits?|skin)|(?:acne|break ?outs?|pimples?|spots?|zits?)(?: \\w+){0,3} (?:bad|awful|severe|terrible|horrible|cystic|painful|everywhere|exploded)|break(?:ing)? out(?: \\w+){0,2} (?:like|so|badly|crazy|everywhere)|broke out (?:badly|everywhere)|cystic acne",
);

export const HATES_LOOKS = pattern(
	"hate (?:my|how my|the way my)(?: \\w+){0,2} (?:face|skin|looks?|appearance|reflection)|hate (?:how i look|the way i look|looking at|seeing|myself)|(?:i am|i feel|i look|my face is|my skin is|my face looks|my skin looks|makes me feel|makes me look)(?: \\w+){0,3} (?:ugly|disgusting|hideous|repulsive|worthless|like a monster)|cannot (?:stand|bear)(?: \\w+){0,3} (?:my|mirror|face|reflection)|(?:ruin|ruins|ruined|ruining|destroy\\w*)(?: \\w+){0,2} (?:life|confidence|self esteem)|so depressed|feel(?:ing)? depressed|hopeless",
);
export const HIDES = pattern(
	"(?:afraid|ashamed|embarrassed|scared|refuse|avoid|avoiding|do not want|cannot)(?: \\w+){0,3} (?:leave (?:the|my) (?:house|home)|go out(?:side)?|going out|be seen|mirrors?|show my face|see people|be around people)",
);
export const CHECKING = pattern(
	"(?:check|checks|checking|look|looking)(?: \\w+){0,6} (?:times a day|times per day|constantly|all day|every (?:hour|minute|few minutes)|hourly|obsessively)|hours(?: \\w+){0,2} (?:checking|looking|staring|picking)|obsess\\w*(?: \\w+){0,2} (?:over|about|with)(?: \\w+){0,3} (?:skin|face|pores?|spots?|acne|looks?|appearance)|cannot stop (?:picking|checking|looking|squeezing|touching|thinking|scanning)|pick\\w*(?: \\w+){0,5} (?:until|till)(?: \\w+){0,3} (?:bleed\\w*|bled)",
);
export const SELF_HARM = pattern(
	"self ?harm\\w*|(?:hurt|hurting|harm|harming|burn|burning) myself|(?:cut|cutting) myself(?! (?:shav\\w*|while|when|by|on|with))",
);
export const BY_ACCIDENT = /\b(?:shav\w*|razor|accident\w*|curling|iron|cooking|stove|oven)\b/;
