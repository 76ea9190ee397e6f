import { expect, test } from "vitest";
import { questionIn, questionsOf } from "./asked-questions.ts";

const kinds = (note: string) => questionsOf(note).flatMap((fact) => questionIn(fact)?.kind ?? []);

test.each([
	["still_good", "My retinol serum went brown at the back of the drawer. Is the serum still ok to use?"],
	["still_good", "Does sunscreen go off? The tube is from two summers ago."],
	["still_good", "Is last year's spf still good?"],
	["of_another", "Can I use my flatmate's serum until mine comes?"],
	["of_another", "May I finish my mum's cream, she doesn't want it?"],
	["rank", "Could you sort my products from best to bin?"],
	["rank", "Please rank these products for me."],
	["why_oily", "Why am I so greasy by lunchtime?"],
	["why_oily", "how come my forehead is a frying pan after two hours"],
	["why_oily", "What makes my face shine like that?"],
	["dirt", "Are blackheads because I'm dirty?"],
	["dirt", "does acne mean i don't wash enough or is it dirt?"],
	["works_best", "What helps the most against lines?"],
	["works_best", "Which one makes the biggest difference?"],
	["works_best", "Just one cream that really works please."],
	["bags", "Anything for the bags, they could carry groceries?"],
	["bags", "Can you do something about the puffiness of my eyes?"],
	["eye_cream", "Is an eye cream worth it?"],
	["eye_cream", "Brauche ich eine Augencreme?"],
	["is_enough", "Is my plain lotion enough or am I kidding myself?"],
	["is_enough", "Does the blue cream do the job?"],
	["is_enough", "Reicht meine Creme?"],
	["sun_honest", "About sunscreen, do I really need one?"],
	["sun_honest", "I wear no sunscreen since I sit inside all day."],
	["which_cause", "The water or the pillow, which of the two is it?"],
	["which_cause", "What did I do wrong to it?"],
	["makeup_after", "The laser was on Monday. When can I wear makeup again?"],
	["makeup_after", "I had a peel. Can I put on foundation for the wedding?"],
	["prevents", "My nan has rosacea. Can I avoid ending up like her?"],
	["else_to_know", "Anything else I should know?"],
	["better_thing", "Is there a better cream for this?"],
	["too_late", "¿A mi edad se puede empezar con esto?"],
])("is heard as %s: %s", (kind, note) => {
	expect(kinds(note)).toContain(kind);
});

test.each([
	"I ran out of bags of rice.",
	"The dirt road to the farm is long.",
	"My mother is still good at tennis.",
	"I am rank and file, nothing more.",
])("puts no question of care: %s", (note) => {
	expect(kinds(note)).toEqual([]);
});
