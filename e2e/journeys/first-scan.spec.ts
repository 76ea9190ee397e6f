import { encodeFace } from "@dewlight/sandbox/faces/encode-face.ts";
import { expect, test } from "../system/journey.ts";

test("a new person registers, confirms the mail, accepts, checks a selfie and reads the first report", async ({
	page,
	mailbox,
	person,
}) => {
	const selfie = await encodeFace({ person: 2, seed: 5, width: 1200, height: 1200 }, { format: "jpeg" });

	await page.goto("/");
	await page.getByRole("link", { name: "Get Started Free" }).first().click();
	await page.getByLabel("Email").fill(person.email);
	await page.getByLabel("Name").fill(person.username);
	await page.getByLabel("Password", { exact: true }).fill(person.password);
	await page.getByLabel("Confirm password").fill(`${person.password}x`);
	await page.getByRole("button", { name: "Create account" }).click();
	await expect(page.getByText("Passwords do not match.")).toBeVisible();
	await page.getByLabel("Confirm password").fill(person.password);
	await page.getByRole("button", { name: "Create account" }).click();
	await page.waitForURL("**/verify-email");

	const policies = page.getByRole("dialog", { name: "Our Policies" });
	const accept = policies.getByRole("button", { name: "Accept & Continue" });
	await expect(accept).toBeDisabled();
	await policies.getByRole("checkbox").check();
	await accept.click();
	await expect(policies).toBeHidden();

	await page.goto("/dashboard");
	await page.waitForURL("**/verify-email");
	await page.goto(await mailbox.linkFor(person.email));
	await page.getByRole("link", { name: "Continue" }).click();

	await page.getByRole("button", { name: "Continue" }).click();
	await expect(page.getByText("Please upload a selfie.")).toBeVisible();
	await page.locator("input[type=file]").first().setInputFiles({
		name: "selfie.jpg",
		mimeType: "image/jpeg",
		buffer: selfie,
	});
	await page.getByRole("button", { name: "Continue" }).click();
	await expect(page.getByText("Please validate your selfie before continuing.")).toBeVisible();
	await page.getByRole("button", { name: "Check photo" }).click();
	await expect(page.getByRole("button", { name: "Check photo" })).toBeEnabled();
	await page.getByRole("button", { name: "Continue" }).click();
	await page.getByText("Even tone").click();
	await page.getByRole("button", { name: "Continue" }).click();
	await page.getByText("Redness").click();
	await page.getByRole("button", { name: "Start my first scan" }).click();

	await page.waitForURL(/\/results\/\d+/);
	// A scan that ended before the page asked shows its report at once; the live stages are the upload's journey.
	await expect(page.locator("#progress-summary-section")).toContainText(/baseline/i, { timeout: 30_000 });

	await page.goto("/timeline");
	await expect(page.locator('a[href^="/results/"]').first()).toBeVisible();
});
