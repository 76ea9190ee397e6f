import { questionsOf } from "../eval-question.ts";

export const CHANGE = questionsOf("change", "better", [
	["Is my skin getting better?", { facts: [/better|less|improv|calmer|fewer/i] }],
	["what changed since my last scan?", { facts: [/better|less|from|lower/i] }],
	["Did anything get worse?", { person: "worse", facts: [/redness/i] }],
	[
		"why did my redness go up?",
		{
			person: "worse",
			facts: [/redness/i, /heat|exercise|shower|light|before|now|cannot (?:say|tell)|not (?:say|tell)/i],
		},
	],
	[
		"has anything changed at all?",
		{
			person: "unchanged",
			facts: [/no (?:clear )?change|nothing|same|unchanged|steady|beyond/i],
			forbidden: [/improved a lot/i],
		},
	],
	["compare my last two photos", { person: "other light", facts: [/compar|light|not comparable/i] }],
	["how long until I see results from my routine?", { person: "spots", facts: [/week/i] }],
	[
		"I've used the acne stuff for 2 weeks, no change. normal?",
		{ person: "spots", facts: [/6 weeks|six weeks|week/i] },
	],
	["when should I scan again", { facts: [/week/i] }],
	[
		"Why is there no comparison in my report?",
		{ person: "calm", facts: [/first|one (?:scan|photo|report)|earlier|baseline|next/i] },
	],
	[
		"how do you know a change is real and not just the light?",
		{ facts: [/light|photo|noise|repeat|give or take|counts? (?:only|from)|larger/i] },
	],
	["how long before dark marks fade", { person: "marks", facts: [/8 weeks|eight weeks|week/i] }],
]);
