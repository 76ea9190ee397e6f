import type { PersonCondition, PersonRule } from "./person-rules.ts";
import type { SourceId } from "./sources.ts";

/** Rules that look at a whole routine rather than at a pair. */
export const ROUTINE_RULES = {
	"rule.sunscreen_with_actives": {
		text: "Exfoliants and retinoids are only planned together with a daily sunscreen.",
		sources: ["fda_aha_2005", "adapalene_label", "aad_sunscreen"],
	},
	"rule.active_load": {
		text: "The same strong ingredient does not appear in three products at once.",
		sources: ["hales_2025", "house_default"],
	},
	"rule.one_new_active": {
		text: "New treatments start at least two weeks apart, so that a reaction has one possible cause.",
		sources: ["aad_test_products", "house_default"],
	},
	"rule.irritants_with_redness": {
		text: "With redness or sensitive skin, products with listed fragrance, drying alcohol, menthol, witch hazel or eucalyptus are left out.",
		sources: ["rosacea_trigger_survey"],
	},
	"rule.sensitive_pace": {
		text: "Skin that reacts easily gets one treatment at a time, and none that peels.",
		sources: ["retinoid_start_advice", "house_default"],
	},
	"rule.protect_only": {
		text: "Skin that needs calm first gets a plan that only protects it.",
		sources: ["aad_order", "house_default"],
	},
	"rule.growth_first": {
		text: "Ask for an appointment within two weeks, and say since when the place is there and what has changed on it. Until somebody has looked, put nothing on it that fades, bleaches or peels, and have it neither lasered nor frozen: that hides what a doctor has to see. Washing, moisturizer and sunscreen may go on beside it; care for lines and marks waits.",
		sources: ["house_default"],
	},
	"rule.help_beside_plan": {
		text: "Help comes before any skin care. This plan can wait and is here whenever you want it; it names no product now. If your note was about something else, a new scan names them.",
		sources: ["house_default"],
	},
	"rule.nothing_named": {
		text: "Keep every step of this plan off the place you wrote about until somebody has looked at it. No product is named until then: on the rest of your face use the plain things you have and bear well. Where you have none, any plain sunscreen of SPF 30 or more and any moisturizer without fragrance will do.",
		sources: ["house_default"],
	},
	"rule.nothing_named_face": {
		text: "Until somebody has looked at it no product is named: use water and the plain things you have and bear well, and nothing that treats. Where you have none, any plain sunscreen of SPF 30 or more and any moisturizer without fragrance will do.",
		sources: ["house_default"],
	},
	"rule.treatments_after_visit": {
		text: "Until a doctor has looked, this plan only washes, moisturizes and protects, with plain things without fragrance, and names no product. Plain things that you use already and bear well can go on. Where you have none, any plain sunscreen of SPF 30 or more and any moisturizer without fragrance will do. What treats begins after that visit: count its weeks from then.",
		sources: ["house_default"],
	},
	"rule.basics_until_visit": {
		text: "This plan only washes, moisturizes and protects, with plain things without fragrance. Until a doctor has looked it names no product: plain things that you use already and bear well can go on. Where you have none, any plain sunscreen of SPF 30 or more and any moisturizer without fragrance will do.",
		sources: ["house_default"],
	},
	"rule.around_the_place": {
		text: "If you wrote about one place, this plan is for the rest of your face: put nothing new on that place until a doctor has looked at it.",
		sources: ["house_default"],
	},
	"rule.spots_until_visit": {
		text: "If you wrote about the spots themselves, their treatment in this plan is what guidelines begin while a visit is awaited. If you wrote about any other place, put nothing new on that one until a doctor has looked.",
		sources: ["nice_ng198", "house_default"],
	},
	"rule.help_first": {
		text: "There is no plan in this report: getting help comes first. When that is done, or if your note was about something else, a new scan makes one.",
		sources: ["house_default"],
	},
	"rule.redness_first": {
		text: "Redness comes first: retinoids, acids and benzoyl peroxide wait until it is calmer.",
		sources: ["nice_cks_rosacea", "house_default"],
	},
	"rule.moisture_first": {
		text: "Acids, retinol and strong vitamin C wait while skin looks dry: moisturizer comes first, for four to eight weeks. Scan again then: where it no longer does, they come one at a time, retinol on two nights a week at first.",
		sources: ["aad_dry_skin", "house_default"],
	},
	"rule.one_irritant": {
		text: "A plan has one retinoid or one exfoliant, never both: what irritates on its own adds up over a week.",
		sources: ["acid_retinoid_practice", "house_default"],
	},
	"rule.most_treatments": {
		text: "A plan treats with two things at most, one by day and one at night; more irritates and nobody can tell what worked.",
		sources: ["aad_order", "house_default"],
	},
	"rule.few_products": {
		text: "The plan is as short as it can be and still serve. In the morning water is enough to wash, and where no wash is named use what you have. Sunscreen is the one thing not to skip.",
		sources: ["aad_order", "aad_face_washing", "house_default"],
	},
	"rule.budget": {
		text: "What you have already, and this plan does not stop, can go on.",
		sources: ["aad_order", "house_default"],
	},
	"rule.patience": {
		text: "Give the treatment of the spots time: a first look after 8 weeks, a verdict after 12.",
		sources: ["nice_ng198"],
	},
	"rule.marks_take_time": {
		text: "Marks fade over 3 to 6 months, and only with sunscreen every day; holding them is a good result too. No lightening or fairness cream of unknown content, no lemon and no picking. Not a shade lighter after 4 months, or spreading: show them to a dermatologist.",
		sources: ["melasma_sunscreen", "house_default"],
	},
	"rule.tint_of_spf_30": {
		text: "Many tinted sunscreens have SPF 30. For patches and clear marks one of SPF 50 with iron oxides on the list (CI 77491, 77492, 77499) is better; where you find none in your shade, wear the SPF 30 tint over a plain SPF 50, and put on a hat.",
		sources: ["tinted_sunscreen_2024", "aad_sunscreen"],
	},
	"rule.nothing_to_treat": {
		text: "This photo shows nothing that asks for a treatment: wash, moisturizer and sunscreen are the whole plan.",
		sources: ["aad_order"],
	},
	"rule.minimum_routine": {
		text: "A step is only added when it has a job; too many products irritate.",
		sources: ["aad_order"],
	},
} as const satisfies Record<string, { text: string; sources: SourceId[] }>;
export type RoutineRuleId = keyof typeof ROUTINE_RULES;

export interface PersonAdvice {
	text: string;
	sources: readonly SourceId[];
	explains_only?: PersonRule["explains_only"];
}

/** What is said about a person beside the rules, where a reading or their age calls for it. */
export const PERSON_ADVICE = {
	"person.young_teen_spots": {
		text: "If spots bother you, a parent and a doctor or pharmacist can choose a treatment with you.",
		sources: ["teen_care"],
	},
	"person.young_teen_acne": {
		text: "The spots in this photo are worth showing to a doctor, together with a parent: good treatments exist for your age, and early care prevents marks.",
		sources: ["nice_ng198", "teen_care"],
	},
	"person.young_teen_visit": {
		text: "Take a parent along to that visit: good treatments exist for your age.",
		sources: ["nice_ng198", "teen_care"],
	},
	"person.young_teen_treatment": {
		text: "Until that visit the benzoyl peroxide in this plan can help.",
		sources: ["nice_ng198", "aad_acne_2024", "teen_care"],
	},
	"person.marks_in_pregnancy": {
		explains_only: true,
		text: "Dark patches that came with a pregnancy often fade in the months after birth. Meanwhile a tinted sunscreen and a hat do the most.",
		sources: ["pregnancy_topicals_2022", "tinted_sunscreen_2024"],
	},
	"person.nursing": {
		text: "Keep treated skin away from your baby's mouth and skin.",
		sources: ["mother_to_baby", "house_default"],
	},
	"person.older_skin": {
		text: "Show a doctor an itch that stays, or a spot that bleeds or does not heal.",
		sources: ["aad_dry_skin", "house_default"],
	},
	"person.older_strained": {
		text: "From 65 on, skin that itches, hurts or breaks is a reason to book a visit within the next two weeks: skin, blood or a medicine can be behind it.",
		sources: ["aad_dry_skin", "house_default"],
	},
	"person.strained_spots": {
		text: "Spots that itch or all look alike are not always acne: a yeast or irritated skin can look the same and needs another treatment. A doctor can tell; go if they itch or are still there in four weeks.",
		sources: ["nice_ng198", "house_default"],
	},
	"person.greasy_flakes": {
		text: "Flakes beside the nose, in the brows, the beard or at the hairline often go with an antifungal wash: ask a pharmacist for one with ketoconazole 1% or zinc pyrithione, leave it on those places and the scalp for five minutes, three times a week for four weeks, then once a week. Oils, petroleum jelly and rich creams feed them. Paler patches there take back their color by themselves. See a doctor if they are still there after four weeks.",
		sources: ["house_default"],
	},
	"person.even_bumps": {
		text: "Small bumps that all look alike, on the forehead, the hairline or the chest above all, are often a yeast in the hair roots and no acne, most of all when they itch, after antibiotics, sweat or oils; spot treatments do little for it. Ask a pharmacist for an antifungal shampoo (ketoconazole 1 to 2% or selenium sulfide) and use it there as a wash: five minutes, then rinse, three times a week for four weeks. No oil on face or hairline. Not better then: a doctor, with the antibiotic's name; ask before you stop it.",
		sources: ["house_default"],
	},
	"person.hair_growth": {
		text: "Thick hair on the chin or jaw can come from hormones, above all beside spots that stay or periods that come late. A doctor can test for that and treat it; a cream cannot.",
		sources: ["nice_ng198", "house_default"],
	},
	"person.night_work": {
		explains_only: true,
		text: "You told us you work at night. Your morning is when you get up, and your night when you go to bed: the steps follow your sleep, not the clock. Put sunscreen on before you meet daylight, on the way home too.",
		sources: ["aad_sunscreen", "house_default"],
	},
	"person.picks_skin": {
		text: "Keep fingers, nails and tweezers off: what is pressed or dug out goes deeper and leaves marks and scars. A hydrocolloid patch over a single spot helps to leave it alone.",
		sources: ["nice_ng198", "house_default"],
	},
	"person.sun_some_days": {
		text: "Sunscreen works against marks and lines when it is worn on every day with daylight, in winter, under clouds and by a window too. Only where the UV index stays below 3 may it rest.",
		explains_only: true,
		sources: ["aad_sunscreen", "house_default"],
	},
	"person.had_skin_cancer": {
		text: "You told us you had a skin cancer: keep the skin checks your doctor set, once a year at least, and show what is new, changes or bleeds before the next one.",
		sources: ["aad_sunscreen", "house_default"],
	},
	"person.sun_worn": {
		text: "Not every brown or rough place of a later age is a mark: let a doctor look over them once, and once a year after much sun. Any that is new, grows, bleeds, stays rough or scaly, or does not heal should be seen within two weeks.",
		sources: ["aad_sunscreen", "house_default"],
	},
	"person.outdoors": {
		text: "Put sunscreen on again every two hours outdoors, after swimming or sweating, and at midday behind a side window: its glass lets the rays through that age skin. For water, sport and sweat take one that says water-resistant (80 minutes) on the pack, and a mineral stick round the eyes, where it runs and stings least. A hat and a shirt never wash off. After a pool rinse with fresh water, then moisturize.",
		explains_only: true,
		sources: ["aad_sunscreen", "house_default"],
	},
	"person.avoids": {
		explains_only: true,
		text: "The picks leave it out where their list names it.",
		sources: ["house_default"],
	},
	"person.untinted": {
		explains_only: true,
		text: "The sunscreen here has no tint. One with iron oxides in your shade would also hold back visible light, which darkens marks; take one if you do not mind it, and a hat does much of the same.",
		sources: ["tinted_sunscreen_2024", "house_default"],
	},
	"person.vegan": {
		explains_only: true,
		text: "No pick lists anything that comes from animals. Some ingredients, glycerin for one, can be of either origin: look for the maker's own word on it.",
		sources: ["house_default"],
	},
	"person.halal": {
		explains_only: true,
		text: "Whether a product is certified halal or kosher no ingredient list tells: look for the mark, or ask the maker. No pick lists anything that comes from animals; collagen, gelatin, carmine and snail are the words to look for elsewhere. Cetyl, cetearyl and stearyl alcohol are waxes and no spirit; alcohol or alcohol denat. is one.",
		sources: ["house_default"],
	},
	"person.allergy": {
		text: "No product picked here names it on the list we know. Makers change their lists: read the one of every product you buy, try it on the inside of your arm for a week first, and ask a pharmacist when you are not sure.",
		sources: ["aad_test_products", "house_default"],
	},
} as const satisfies Record<string, PersonAdvice>;

/** What an answer and another one, or a reading, ask for together; said before every other note. */
interface PersonWarning {
	id: string;
	all: readonly PersonCondition[];
	/** Says more, and the opposite of it. */
	unless?: PersonCondition;
	note: string;
	sources: SourceId[];
}

export const PERSON_WARNINGS: readonly PersonWarning[] = [
	{
		id: "person.isotretinoin_in_pregnancy",
		all: ["pregnancy", "isotretinoin"],
		note: "Isotretinoin harms an unborn child. Stop it and call the doctor who prescribed it today.",
		sources: ["pregnancy_topicals_2022", "mother_to_baby"],
	},
	{
		id: "person.retinoid_in_pregnancy",
		all: ["pregnancy", "prescription_retinoid"],
		note: "Leave your retinoid off now: it is not advised while pregnant, trying or breastfeeding. Little of a cream gets through the skin, so what you have used is no reason for fear. Ask the doctor who prescribed it before you use it again.",
		sources: ["mother_to_baby", "pregnancy_topicals_2022"],
	},
	{
		id: "person.retinoid_on_strained_skin",
		all: ["prescription_retinoid", "barrier_strained"],
		// Skin that was treated pauses longer than two or three nights.
		unless: "recent_procedure",
		note: "Skin that is dry, peels or stings beside a retinoid wants a pause: two or three nights with moisturizer alone, then one night fewer a week. Ask the doctor who prescribed it how to go on, and stop it if skin is raw, swells or blisters.",
		sources: ["aad_acne_2024", "house_default"],
	},
	{
		id: "person.acne_medicine_in_pregnancy",
		all: ["pregnancy", "prescription_acne"],
		note: "Some acne medicines, spironolactone and antibiotics such as doxycycline among them, are not for a pregnancy, the wish for one or breastfeeding. Call whoever prescribed yours before you try or go on trying, within days, and today if a period is late: say which one you take and since when. Do not stop it alone without asking; there are others that may be used.",
		sources: ["acne_in_pregnancy_2016", "mother_to_baby"],
	},
];
