import { afterAll, beforeAll, expect, test } from "vitest";
import { type Person, welcomePerson } from "../../../test/factories/person.ts";
import { goodAnswer, newPhoto, photoForm, takingAnalyst } from "../../../test/factories/scan.ts";
import { startOwnSystem, startSystem, type TestSystem } from "../../../test/harness/start-system.ts";

/** Looks at no photo before `open` is called. */
function slowLook() {
	let open: () => void = () => undefined;
	const opened = new Promise<void>((resolve) => {
		open = resolve;
	});
	let looking = 0;
	const check = async () => {
		looking += 1;
		await opened;
		return goodAnswer().photoQuality;
	};
	return { open, check, looking: () => looking };
}

let system: TestSystem;
let look: ReturnType<typeof slowLook>;
const people: Person[] = [];
beforeAll(async () => {
	system = await startSystem({ analyst: takingAnalyst({ check: () => look.check() }), worker: true });
	for (let person = 0; person < 7; person += 1) people.push(await welcomePerson(system));
});
afterAll(() => system.close());

async function validate({ app }: Pick<TestSystem, "app">, { cookie }: Person) {
	const { payload, headers } = await photoForm("file", [newPhoto()]);
	return app.inject({ method: "POST", url: "/api/validate-photo", headers: { ...headers, cookie }, payload });
}
const read = ({ cookie }: Person, url: string) => system.app.inject({ url, headers: { cookie } });

test("one person has three photos looked at together, the next is refused until one of them is done, and nobody else is", async () => {
	look = slowLook();
	const [ana, ben] = people as [Person, Person];
	const first = [validate(system, ana), validate(system, ana), validate(system, ana)];
	await expect.poll(look.looking).toBe(3);
	const refused = await validate(system, ana);
	expect(refused.statusCode).toBe(429);
	expect(refused.headers["retry-after"]).toBe("5");
	expect(refused.json().detail).toBe(
		"You have several of these running already. Please wait until one has ended.",
	);
	const others = validate(system, ben);
	await expect.poll(look.looking).toBe(4);
	look.open();
	expect((await Promise.all([...first, others])).map(({ statusCode }) => statusCode)).toEqual([
		200, 200, 200, 200,
	]);
	expect((await validate(system, ana)).statusCode).toBe(200);
});

test("with sixteen photos under way the next is refused with a sentence and a time, while everything else is answered", async () => {
	look = slowLook();
	const taken = people.slice(0, 6).flatMap((person) => [1, 2, 3].map(() => person));
	const under = taken.slice(0, 16).map((person) => validate(system, person));
	await expect.poll(look.looking).toBe(16);
	const late = people[6] as Person;
	const refused = await validate(system, late);
	expect(refused.statusCode).toBe(503);
	expect(refused.headers["retry-after"]).toBe("10");
	expect(refused.json().detail).toContain("Yours was not taken and nothing was counted");
	for (const url of ["/api/me", "/api/checkins", "/api/profile", "/api/chat-status"]) {
		expect((await read(late, url)).statusCode).toBe(200);
	}
	const wrong = { email: late.email, password: "not this one" };
	expect((await system.app.inject({ method: "POST", url: "/api/login", payload: wrong })).statusCode).toBe(
		401,
	);
	look.open();
	await Promise.all(under);
	expect((await validate(system, late)).statusCode).toBe(200);
});

test("a crowd that reads waits its turn, and all of it is answered", async () => {
	const [ana] = people as [Person];
	const answers = await Promise.all(Array.from({ length: 200 }, () => read(ana, "/api/checkins/latest")));
	expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
});

test("a process that runs late refuses new photos, and lets people sign in, read and chat", async () => {
	look = slowLook();
	look.open();
	const own = await startOwnSystem({
		analyst: takingAnalyst(),
		worker: true,
		env: { GIVE_WAY_LATE_MS: "10" },
	});
	const person = await welcomePerson(own);
	const lag = setInterval(() => {
		const end = performance.now() + 60;
		while (performance.now() < end);
	}, 80);
	try {
		await expect.poll(async () => (await validate(own, person)).statusCode, { timeout: 20_000 }).toBe(503);
		const me = await own.app.inject({ url: "/api/me", headers: { cookie: person.cookie } });
		expect(me.statusCode).toBe(200);
	} finally {
		clearInterval(lag);
	}
	await expect.poll(async () => (await validate(own, person)).statusCode, { timeout: 20_000 }).toBe(200);
});
