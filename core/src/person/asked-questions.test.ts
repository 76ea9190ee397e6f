import { expect, test } from "vitest";
import { wishesOf } from "./asked-for.ts";
import { questionIn } from "./asked-questions.ts";

const asked = (note: string) =>
	wishesOf(note).flatMap((wish) => {
		const question = questionIn(wish);
		return question === null ? [] : [[question.kind, ...question.subjects].join(" ")];
	});

test.each([
	["sun_dark_skin", "A dark skinned woman does not need sunscreen, or does she?"],
	["sun_at_all", "I sit indoors all day. Do I still need sunscreen?"],
	["window", "My melasma is worse when I drive, or is that in my head?"],
	["vitamin_d", "Does sunscreen take away my vitamin D?"],
	["window", "Do my patches get darker behind the office glass, even without sun?"],
	["in_blood", "Does the cream get into my blood?"],
	["in_blood", "How much hydroquinone is absorbed, does anybody know?"],
	["filters", "Are chemical filters ok or should it be mineral?"],
	["flush_cause", "My cheeks flush. Is it the wine?"],
	["organ_cause", "Dark circles, does that mean my liver is ill?"],
	["rubbed", "Spots under my chin. Can it be the helmet strap?"],
	["permanent", "I break out since the new job. Will it go away?"],
	["pores", "My pores look huge. How do I shrink them?"],
	["doctor", "Do I need to see a dermatologist?"],
	["must_begin", "My sister does ten steps. Do I have to start skincare too?"],
	["how_long", "How long until I see a difference?"],
	["how_often", "How many nights a week?"],
	["order", "What order do they go in?"],
	["with_medicine", "I take lisinopril and other tablets. Do creams interact with them?"],
	["leave_medicine", "My cheek goes red in the sun. Should I come off the water tablets?"],
	["compare niacinamide vitamin_c", "Is niacinamide or vitamin C better?"],
	["pair retinol vitamin_c", "Can I use retinol together with vitamin C?"],
	["keep benzoyl_peroxide", "Is my benzoyl peroxide too strong for this?"],
	["what_is_it", "Is it rosacea?"],
	["open", "Does the moon change my skin?"],
])("hears a question of kind %s: %s", (kind, note) => {
	expect(asked(note)).toContain(kind);
});

test.each([
	"What can I do for my spots?",
	"I do not mind a white cast. My pillow is bleached already.",
	"Thanks, ok?",
	"Any tips?",
])("hears nothing that the plan does not answer by itself: %s", (note) => {
	expect(asked(note)).toEqual([]);
});

test.each([
	["sun_eyes", "My sunscreen runs into my eyes when I work."],
	["rubbed", "Bumps along my forehead, under the cap I wear at work."],
])("answers a trouble of kind %s that no question puts: %s", (kind, note) => {
	expect(asked(note)).toEqual([kind]);
});

test("hears two questions of one sentence", () => {
	expect(asked("Is my vitamin C ok, and how often should I wash?")).toEqual(["keep vitamin_c", "how_often"]);
});

test("a question without a name of its own is about what was named before only where it points there", () => {
	expect(asked("I have a retinal drops bottle. Can I keep it?")).toEqual(["keep retinal"]);
	expect(asked("I have a retinal bottle. Is my foundation ok?")).toEqual(["keep"]);
	expect(asked("I have a retinal bottle. Can I keep my day cream with that?")).toEqual(["keep"]);
});

test.each([
	["window", "Is my face worse after a glass of wine in the sun?"],
	["window", "Does glass skin look better on a tan?"],
	["filters", "I wear sunscreen. Is a chemical peel safe for me?"],
	["filters", "I wear sunscreen. Is an organic diet better?"],
	["filters", "Is the filter of my selfie app bad?"],
	["in_blood", "I put a cream on it. Can the infection get into my blood?"],
	["in_blood", "Can it get to the baby?"],
])("hears no question of kind %s: %s", (kind, note) => {
	expect(asked(note).map((one) => one.split(" ")[0])).not.toContain(kind);
});
