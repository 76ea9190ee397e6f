import { expect, test } from "../system/journey.ts";

test.use({ provoked: [500] });

test("J09: the policies stand before everything until they are accepted", async ({ page, signUp }) => {
	await signUp("registered");
	await page.goto("/dashboard");
	const policies = page.getByRole("dialog", { name: "Our Policies" });
	await expect(policies).toBeVisible();
	for (const name of ["Privacy Policy", "Terms of Service", "Medical Disclaimer"]) {
		await policies.getByRole("tab", { name }).click();
	}
	await page.keyboard.press("Escape");
	await expect(policies).toBeVisible();
	const accept = policies.getByRole("button", { name: "Accept & Continue" });
	await expect(accept).toBeDisabled();
	await policies
		.getByRole("checkbox", {
			name: "I have read and agree to the Terms of Service, Privacy Policy, and Medical Disclaimer, and confirm that I am at least 13 years old.",
		})
		.check();

	await page.route("**/api/update-legal-acceptance", (route) => route.fulfill({ status: 500, json: {} }));
	await accept.click();
	await expect(policies.getByRole("alert")).toHaveText("Something went wrong. Please try again.");
	await page.unroute("**/api/update-legal-acceptance");

	const read = page.waitForRequest("**/api/me");
	await accept.click();
	await read;
	await expect(policies).toBeHidden();
});

test("J09: accepted without a date counts as not accepted, and Cancel logs out", async ({ page, signUp }) => {
	await signUp();
	await page.route("**/api/me*", async (route) => {
		const response = await route.fetch();
		const answer = await response.json();
		if (answer.user) answer.user.agreed_to_terms_date = null;
		await route.fulfill({ response, json: answer });
	});
	await page.goto("/dashboard");
	const policies = page.getByRole("dialog", { name: "Our Policies" });
	await expect(policies).toBeVisible();
	const left = page.waitForRequest("**/api/logout");
	await policies.getByRole("button", { name: "Cancel" }).click();
	await left;
	await page.waitForURL("**/login");
});
