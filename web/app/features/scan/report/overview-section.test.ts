import { expect, test } from "vitest";
import { overviewText } from "./overview-section.tsx";

const flag = { rule_id: "red-flag.x", level: "same_day" as const, advice: "Call a doctor today." };

test("advice that stands above is not said twice", () => {
	expect(overviewText("Call a doctor today. Calm skin.", [flag])).toBe("Calm skin.");
	expect(overviewText("Calm skin. Call a doctor today.", [flag])).toBe("Calm skin.");
});

test("without the banner the text keeps its advice", () => {
	expect(overviewText("Call a doctor today. Calm skin.", null)).toBe("Call a doctor today. Calm skin.");
	expect(overviewText("Calm skin.", [flag])).toBe("Calm skin.");
});
