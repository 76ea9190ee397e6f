import { comparablePrice } from "@dewlight/core/products/catalogue/price.ts";
import { productFacts } from "@dewlight/core/products/facts/product-facts.ts";
import type { CatalogueProduct } from "@dewlight/core/products/product.ts";
import { questionsOf } from "../eval-question.ts";

export const costs = (most: number) => (product: CatalogueProduct) =>
	(comparablePrice(product) ?? Number.MAX_VALUE) <= most;
const unscented = (product: CatalogueProduct) => product.no_listed_fragrance;
export const leads = (id: string) => (product: CatalogueProduct) =>
	productFacts(product).key.some((active) => active === id);
/** Anywhere in the list, as a tint mostly is. */
const holds = (id: string) => (product: CatalogueProduct) =>
	productFacts(product).actives.some((active) => active === id);
export const lacks =
	(...ids: string[]) =>
	(product: CatalogueProduct) =>
		!productFacts(product).actives.some((active) => ids.includes(active));
const RETINOIDS = ["retinol", "retinal", "adapalene", "tretinoin", "retinoid_ester"];
/** A price says where and when it was seen. */
const PRICED =
	/\$\d+(?:\.\d\d)? at [A-Z][A-Za-z ]+\((?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4}\)/;

export const PRODUCT = questionsOf("product for a need and budget", "calm", [
	[
		"Can you recommend a gentle moisturizer under $20?",
		{ search: { category: "moisturizer" }, products: { least: 1, every: costs(20) }, facts: [PRICED] },
	],
	[
		"I need a fragrance free cleanser for my face",
		{
			person: "red",
			search: { category: "cleanser" },
			products: { least: 1, every: unscented },
			facts: [PRICED],
		},
	],
	[
		"which sunscreen should i buy for oily skin, max 25 dollars",
		{ person: "oily", search: { category: "sunscreen" }, products: { least: 1, every: costs(25) } },
	],
	[
		"Looking for a vitamin C serum, what do you suggest?",
		{
			search: { category: "serum" },
			products: { least: 1, every: (one) => leads("vitamin_c")(one) || leads("vitamin_c_derivative")(one) },
		},
	],
	[
		"Something for my dark spots please",
		{ person: "marks", search: true, products: { least: 1 }, facts: [PRICED] },
	],
	[
		"What can I buy against redness on my cheeks?",
		{ person: "red", search: true, products: { least: 1, every: unscented } },
	],
	[
		"retinol for fine lines, not too expensive",
		{ person: "lines", search: true, products: { every: lacks("adapalene") } },
	],
	[
		"recommend a moisturizer without retinol",
		{
			person: "lines",
			search: { category: "moisturizer" },
			products: { least: 1, every: lacks(...RETINOIDS) },
		},
	],
	[
		"cheap eye cream for dark circles?",
		{ person: "marks", search: { category: "eye_cream" }, facts: [/\$/] },
	],
	[
		"Do you have a mineral sunscreen with SPF 50?",
		{
			person: "red",
			search: { category: "sunscreen" },
			products: { every: (one) => lacks("chemical_uv_filter")(one) && (productFacts(one).spf ?? 0) >= 50 },
		},
	],
	[
		"tinted sunscreen for darker skin",
		{
			person: "deep tone",
			search: { category: "sunscreen" },
			products: { least: 1, every: holds("iron_oxides") },
		},
	],
	[
		"give me a list of cleansers under 15 bucks",
		{ search: { category: "cleanser" }, products: { least: 2, every: costs(15) } },
	],
	["a clay mask for my shiny nose?", { person: "oily", search: { category: "mask" } }],
	["which toner would suit me", { search: { category: "toner" }, products: { least: 1 } }],
	[
		"Is there any serum under $3?",
		{
			search: { category: "serum" },
			products: { every: costs(3) },
			facts: [/nothing|none|no serum|cheapest/i],
		},
	],
	[
		"My skin is super dry, what moisturizer do you recommend?",
		{ person: "dry", search: { category: "moisturizer" }, products: { least: 1 } },
	],
	[
		"what should I buy for pimples, I have about 30 dollars",
		{ person: "spots", search: true, products: { every: costs(30) } },
	],
	[
		"Show me CeraVe moisturizers",
		{
			search: { category: "moisturizer" },
			products: { least: 1, every: ({ brand }) => brand === "CeraVe" },
		},
	],
	[
		"niacinamide serum but nothing from The Ordinary",
		{ search: { category: "serum" }, products: { every: ({ brand }) => brand !== "The Ordinary" } },
	],
	[
		"I want an exfoliant that won't wreck my sensitive skin",
		{ person: "sensitive", search: { category: "exfoliant" }, products: { every: unscented } },
	],
	[
		"good night cream with ceramides",
		{ person: "dry", search: { category: "moisturizer" }, products: { every: leads("ceramides") } },
	],
	[
		"What would you pick for me if money was no issue?",
		{ facts: [/which|what kind|cleanser|moisturizer|sunscreen/i], forbidden: [/most expensive is best/i] },
	],
]);

export const FOLLOW_UPS = questionsOf("follow-ups", "calm", [
	[
		"and a cheaper one?",
		{
			before: ["recommend a moisturizer under $30"],
			search: { category: "moisturizer" },
			products: { every: costs(29.99) },
		},
	],
	[
		"something cheaper please",
		{ before: ["Which cleanser should I get?"], search: { category: "cleanser" }, facts: [/cheap/i] },
	],
	[
		"and without fragrance?",
		{
			before: ["suggest a sunscreen"],
			search: { category: "sunscreen" },
			products: { every: (one) => one.no_listed_fragrance },
		},
	],
	[
		"how do I use the first one?",
		{ before: ["recommend a cleanser"], facts: [/rinse|damp|massage|spread|wash|coin/i] },
	],
	["why?", { before: ["Can I use retinol and glycolic acid together?"], facts: [/irritat|retin|acid/i] }],
	[
		"what about with niacinamide?",
		{
			before: ["Can I use retinol and glycolic acid together?"],
			facts: [/niacinamide/i, /fine|yes|no change|get along|not spoiled|together/i],
		},
	],
	["and at night?", { before: ["What do I do in the morning?"], facts: [/cleanser|moisturizer|night/i] }],
	["show me more", { before: ["recommend a serum with niacinamide"], search: { category: "serum" } }],
	[
		"ok and which one for under 15",
		{ before: ["I need a new cleanser"], search: { category: "cleanser" }, products: { every: costs(15) } },
	],
	["how often?", { before: ["How do I use salicylic acid?"], facts: [/week|times|night|day/i] }],
	["is it safe in pregnancy?", { before: ["What is retinol?"], facts: [/not|avoid|leave|no/i] }],
	[
		"I'm pregnant by the way, does that change anything?",
		{ before: ["recommend a retinol serum"], facts: [/pregnan/i, /retin|leave|avoid|not/i] },
	],
	["can you find me one?", { before: ["What does vitamin C do?"], search: true }],
	[
		"what is in the second one?",
		{ before: ["list cleansers under $20"], facts: [/list|contain|has|glycerin|ingredient|fragrance/i] },
	],
	[
		"is that a lot?",
		{
			person: "red",
			before: ["how red are my cheeks?"],
			facts: [/of 5|mild|moderate|severity|above|slight|pronounced|points/i],
		},
	],
	[
		"and without niacinamide",
		{
			before: ["recommend a moisturizer"],
			search: { category: "moisturizer" },
			products: { every: lacks("niacinamide") },
		},
	],
]);
