import {
	MODEL_SCENES,
	type ModelSceneName,
	type ModelServer,
	startModelServer,
} from "@dewlight/sandbox/model/scripted-model.ts";
import type { Page } from "@playwright/test";
import { expect, test } from "../system/journey.ts";
import { Mailbox } from "../system/mailbox.ts";
import { openAccount } from "../system/open-account.ts";
import { type Product, startProduct } from "../system/start-product.ts";

let model: ModelServer;
let product: Product;
test.beforeAll(async () => {
	model = await startModelServer(MODEL_SCENES.answer);
	product = await startProduct({
		NO_DEMO_PEOPLE: "1",
		AI_PROVIDER: "openai-compatible",
		AI_MODEL: "scripted",
		AI_BASE_URL: model.url,
	});
});
test.afterAll(async () => {
	await product.end();
	await model.close();
});

const thread = (page: Page) => page.getByRole("log");

/** The answer to one question while the model plays a scene. */
async function ask(page: Page, scene: ModelSceneName, question: string) {
	model.play(MODEL_SCENES[scene]);
	// While an answer is under way the button stops it, and nothing is sent.
	await expect(page.getByRole("button", { name: "Send", exact: true })).toBeVisible();
	const before = await thread(page).getByRole("article").count();
	await page.getByLabel("Your question").fill(question);
	await page.getByLabel("Your question").press("Enter");
	const answer = thread(page)
		.getByRole("article")
		.nth(before + 1);
	await expect(answer).toBeVisible();
	return answer;
}

test("a language model answers, is guarded and is stood in for, and the chat says who speaks", async ({
	browser,
	person,
}) => {
	const context = await browser.newContext({ baseURL: product.address });
	const page = await context.newPage();
	await openAccount(context.request, product.address, new Mailbox(product.address), person);
	await page.goto("/chat");
	await expect(page.getByText(/You are talking to an AI\. Answers are written by/)).toBeVisible();

	const plain = await ask(page, "answer", "How do I use niacinamide?");
	await expect(plain).toContainText("It gets along with most other ingredients.");
	expect(model.requests.at(-1)?.body).not.toContain(person.email);

	const search = await ask(page, "search", "Can you recommend a gentle cleanser under $20?");
	const cards = search.getByRole("list", { name: "Suggested products" }).getByRole("listitem");
	await expect(cards.first()).toBeVisible();
	await expect(search).toContainText("These are gentle and stay within your budget.");
	await expect(search).not.toContainText("nobody");

	const invented = await ask(page, "invented_number", "How strong should retinol be?");
	await expect(invented).toContainText(/retinol[^.;]* 0\.1( to 0\.3)?%/);
	await expect(invented).not.toContainText("7.3%");

	const busy = await ask(page, "busy", "What does squalane do?");
	await expect(busy).toContainText("Answered by the built-in guide");

	const cut = await ask(page, "cut", "How do I start a routine?");
	await expect(cut).toContainText("Start with a mild cleanser.");
	await expect(thread(page).getByText(/^Error: The answer was cut off\./)).toBeVisible();

	const asked = model.requests.length;
	const urgent = await ask(page, "answer", "My lips are swelling and I cannot breathe");
	await expect(urgent).toContainText(/emergency/i);
	expect(model.requests).toHaveLength(asked);
	await context.close();
});
