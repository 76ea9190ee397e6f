import { describe, expect, it } from "vitest";
import { spellOut } from "../../skin/note/spelling.ts";
import { makeChatContext, said } from "../testing/make-chat-context.ts";
import { triageMessage } from "../triage-message.ts";
import { whoSwallowed } from "./first-aid.ts";

const context = makeChatContext();

describe("who swallowed it", () => {
	it.each([
		"i drank from the wrong bottle, it was the toner my girl decanted",
		"my niece handed me her water bottle and it had nail polish remover in it, i swallowed a mouthful",
		"the boy dared me to eat a detergent pod and i bit it",
		"girl i swear i drank nail glue remover thinking it was water",
		"my daughter licked my face cream? no, i did, it tasted of soap",
		"ate one of my nephew's gummies with acetone on it",
		"my kids were painting and i had a gulp of the thinner",
		"i'm the babysitter and i accidentally sipped bleach out of a mug",
	])("is the writer, whoever is named beside: %s", (message) => {
		expect(whoSwallowed(spellOut(message))).toBe("writer");
	});

	it.each([
		"i left my minoxidil on the table and the baby sucked on the dropper",
		"my son, 2, drank half my toner",
		"i tasted it to see what it was, the toddler had the bottle at her lips and was drinking",
		"the little one got into the nail glue remover while i ate lunch",
		"drank my toner just now, she is 3",
		"my daughter put the tube in her mouth",
	])("is the child: %s", (message) => {
		expect(whoSwallowed(spellOut(message))).not.toBe("writer");
	});
});

describe("what somebody is told who swallowed something", () => {
	it("speaks of them and of no child that was only named", () => {
		const message = "my niece handed me her bottle with nail polish remover in it, i swallowed a mouthful";
		const text = triageMessage({ message, history: said(), context })?.text ?? "";
		expect(text).toContain("1-800-222-1222");
		expect(text).not.toMatch(/child\b/);
	});

	it("speaks of the child that did", () => {
		const message = "i turned my back and my niece swallowed a mouthful of nail polish remover";
		expect(triageMessage({ message, history: said(), context })?.text).toContain(
			"while the child seems well",
		);
	});
});
