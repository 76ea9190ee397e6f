import { expect, test } from "vitest";
import { wishesOf } from "./asked-for.ts";
import { questionIn } from "./asked-questions.ts";

const asked = (note: string) =>
	wishesOf(note).flatMap((wish) => {
		const question = questionIn(wish);
		return question === null ? [] : [[question.kind, ...question.subjects].join(" ")];
	});

test.each([
	["strip_back", "Everything stings. Would stripping it all back be lazy or wise?"],
	["strip_back", "I own eleven bottles. Is it ok to go right back to soap free wash and cream?"],
	["strip_back", "Would a break from all the actives do me good?"],
	["overkill", "Two serums in the morning and one at bedtime, is that overkill?"],
	["morning_when", "I'm a night nurse and sleep till three. When do I do the morning part?"],
	["burn_works", "It burns for ten minutes, that's a good sign right?"],
	["faster", "Can I use both gels to speed it up?"],
	["neither", "Should I buy a barrier cream or change my cleanser first?"],
	["sun_eyes", "Cricket all day, sweat carries the SPF into my eyes. Anything sweat proof?"],
	["one_thing", "If you had to choose one product for me, which?"],
	["known question.expensive", "My cream is in a gold pot. Should a person pay this much?"],
	["known question.expiry", "Do dates on jars matter?"],
])("hears a question of kind %s: %s", (kind, note) => {
	expect(asked(note)).toContain(kind);
});

test.each([
	["My cousin takes photos. What would you add to this?", "neither"],
	["Should I use retinol or try bakuchiol?", "neither"],
	["I leave the house at six in the morning. Is SPF 30 enough?", "morning_when"],
	["I stopped smoking. Does that help?", "strip_back"],
])("and none of another kind: %s", (note, kind) => {
	expect(asked(note)).not.toContain(kind);
});
