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
		text: "Acids, retinol and strong vitamin C wait while skin looks dry: moisturizer comes first, for four to eight weeks.",
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
		text: "Marks fade over 3 to 6 months, on deep skin often over more, and only with sunscreen every day; holding them is a good result too. No toning, fairness or market cream, no lemon and no picking.",
		sources: ["melasma_sunscreen", "house_default"],
	},
	"rule.tint_of_spf_30": {
		text: "Many tinted sunscreens have SPF 30. For patches and clear marks one of SPF 50 with iron oxides on the list (CI 77491, 77492, 77499) is better; where you find none, wear a plain SPF 50 and a hat.",
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
