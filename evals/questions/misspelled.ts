import { questionsOf } from "../eval-question.ts";
import { costs } from "./product.ts";

export const MISSPELLED = questionsOf("misspellings", "calm", [
	[
		"can u reccomend a moistuizer under 20$",
		{ search: { category: "moisturizer" }, products: { least: 1, every: costs(20) } },
	],
	[
		"cn i use retnol and glycolc acid togehter",
		{ facts: [/different nights|alternate|not the same|separate/i] },
	],
	["wat is niacinimide", { facts: [/niacinamide/i] }],
	["sunscren for oily skn pls", { person: "oily", search: { category: "sunscreen" } }],
	["whats my rutine for tonite", { facts: [/cleanser|moisturizer/i] }],
	["vitmin c serun cheap", { search: { category: "serum" } }],
	["how offen shud i use salycilic acid", { facts: [/week|times|nights/i] }],
	["wy is my skin so red acording to the repot", { person: "red", facts: [/red/i] }],
	["do u kep my fotos??", { facts: [/delete/i] }],
	["im pregnent can i use retinol", { facts: [/not|leave|avoid|no/i] }],
	[
		"clenser w/o fragrence",
		{ search: { category: "cleanser" }, products: { every: (one) => one.no_listed_fragrance } },
	],
	["my lips r sweling and i cant breath", { facts: [/emergency/i], search: null }],
	["benzoil peroxid and adapelene ok?", { facts: [/yes|fine|both|together|may be used/i] }],
	["is my sking geting beter", { person: "better", facts: [/better|less|improv|calmer/i] }],
]);
