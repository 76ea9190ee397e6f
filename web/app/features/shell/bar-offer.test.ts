import { expect, test } from "vitest";
import { buildUser } from "#testing/sample-answers.ts";
import { barState, greetingName } from "./bar-offer.tsx";

const signedIn = (changes = {}) => barState({ status: "signed_in", user: buildUser(changes) });

test("nothing is offered while the session is unknown or a gate is closed", () => {
	expect(barState({ status: "unknown" }).kind).toBe("brand_only");
	expect(signedIn({ is_email_verified: false }).kind).toBe("brand_only");
	expect(signedIn({ onboarding_complete: false }).kind).toBe("brand_only");
});

test("a visitor is a visitor, also when offline", () => {
	expect(barState({ status: "signed_out", offline: true }).kind).toBe("visitor");
});

test.each([
	["free", false],
	["trial", false],
	["plus", true],
	["plus_annual", true],
	["pro_monthly", true],
	["admin", true],
])("plan %s counts as paid: %s", (plan, paid) => {
	expect(signedIn({ plan })).toMatchObject({ kind: "member", paid });
});

test("the greeting uses the name, else the address, else a friendly word", () => {
	expect(greetingName({ username: " Ana ", email: "x@example.com" })).toBe("Ana");
	expect(greetingName({ username: "  ", email: "x@example.com" })).toBe("x");
	expect(greetingName({ username: null, email: "" })).toBe("there");
});
