import { beforeEach, expect, test, vi } from "vitest";
import { type Asked, createKeeper } from "./keeper.ts";
import type { Kept } from "./list-kept.ts";

const ORIGIN = "https://skin.example";

const KEPT: Kept = {
	version: "2",
	shell: "/dashboard",
	shellScript: "/assets/root.js",
	files: ["/assets/root.js", "/assets/offline.js", "/icons/icon-192.png"],
	publicPaths: ["/", "/retinol"],
	parts: ["/assets/part.js"],
	screens: { "/assets/chat.js": [0] },
	offlineScreen: "/assets/offline.js",
};

/** A cache storage in memory; addresses are kept as paths. */
function memoryCaches() {
	const stores = new Map<string, Map<string, Response>>();
	const open = (name: string) => {
		const store = stores.get(name) ?? new Map<string, Response>();
		stores.set(name, store);
		return {
			match: async (path: string) => store.get(path)?.clone(),
			put: async (path: string, answer: Response) => void store.set(path, answer),
		};
	};
	return {
		stores,
		paths: () => [...stores.values()].flatMap((store) => [...store.keys()]),
		storage: {
			open: async (name: string) => open(name),
			keys: async () => [...stores.keys()],
			delete: async (name: string) => stores.delete(name),
			match: async (path: string) =>
				[...stores.values()]
					.find((store) => store.has(path))
					?.get(path)
					?.clone(),
		} as unknown as CacheStorage,
	};
}

const SERVER: Record<string, string> = {
	"/assets/root.js": "root",
	"/assets/offline.js": "offline",
	"/icons/icon-192.png": "icon",
	"/dashboard": '<script src="/assets/root.js">',
	"/retinol": '<script src="/assets/retinol.js"></script>',
	"/": "<h1>home</h1>",
	"/assets/retinol.js": "retinol",
	"/assets/chat.js": "chat",
	"/assets/part.js": "part",
};

let online = true;
let caches = memoryCaches();
let later: Promise<unknown>[] = [];
const fetched = vi.fn(async (input: RequestInfo | URL): Promise<Response> => {
	if (!online) throw new TypeError("Failed to fetch");
	const path = new URL(typeof input === "string" ? input : new Request(input).url, ORIGIN).pathname;
	const body = SERVER[path];
	return new Response(body ?? "none", { status: body === undefined ? 404 : 200 });
});
const keeper = () =>
	createKeeper({
		kept: KEPT,
		origin: ORIGIN,
		caches: caches.storage,
		fetch: fetched,
		later: (work) => void later.push(work),
	});

beforeEach(async () => {
	online = true;
	caches = memoryCaches();
	later = [];
	await keeper().install();
	fetched.mockClear();
});

async function ask(path: string, asked: Partial<Asked> = {}): Promise<string | null> {
	const url = new URL(path, ORIGIN).href;
	const whole = { url, method: "GET", mode: "no-cors", ...asked };
	const answer = keeper().answer(whole, path, Promise.resolve(undefined));
	const text = answer === null ? null : await (await answer).text();
	await Promise.all(later);
	return text;
}
const visit = (path: string) => ask(path, { mode: "navigate" });

test("calls, thumbnails, other sites and changes pass by untouched, and nothing of them is kept", async () => {
	const before = caches.paths();
	expect(await ask("/api/me")).toBeNull();
	expect(await ask("/api/checkins/4/thumbnail")).toBeNull();
	expect(await visit("/api/docs")).toBeNull();
	expect(await visit("/dev/mail")).toBeNull();
	expect(await visit("/share/home.png")).toBeNull();
	expect(await ask("https://pictures.example/assets/root.js")).toBeNull();
	expect(await ask("/dashboard", { method: "POST", mode: "navigate" })).toBeNull();
	expect(caches.paths()).toEqual(before);
});

test("without a network a page of the app is its shell", async () => {
	online = false;
	expect(await visit("/results/7")).toBe(SERVER["/dashboard"]);
	expect(await visit("/retinol")).toBe(SERVER["/dashboard"]);
});

test("pages of the app are never kept, public ones are, with what they need", async () => {
	await visit("/results/7");
	await visit("/retinol?from=mail");
	online = false;
	expect(await visit("/retinol")).toBe(SERVER["/retinol"]);
	expect(await ask("/assets/retinol.js")).toBe("retinol");
	expect(caches.paths()).not.toContain("/results/7");
});

test("a page that was refused is passed on and not kept", async () => {
	fetched.mockResolvedValueOnce(new Response("broken", { status: 500 }));
	expect(await visit("/retinol")).toBe("broken");
	online = false;
	expect(await visit("/retinol")).toBe(SERVER["/dashboard"]);
});

test("a network that does not answer is not waited for when there is a copy", async () => {
	vi.useFakeTimers();
	fetched.mockReturnValueOnce(new Promise(() => {}));
	const shown = visit("/timeline");
	await vi.advanceTimersByTimeAsync(5_000);
	expect(await shown).toBe(SERVER["/dashboard"]);
	vi.useRealTimers();
});

test("files of the build are fetched once", async () => {
	expect(await ask("/assets/part.js")).toBe("part");
	expect(await ask("/assets/part.js")).toBe("part");
	expect(fetched).toHaveBeenCalledTimes(1);
	expect(await ask("/icons/icon-192.png")).toBe("icon");
	expect(fetched).toHaveBeenCalledTimes(1);
});

test("a screen that was opened is kept with everything it needs", async () => {
	await ask("/assets/chat.js");
	online = false;
	expect(await ask("/assets/chat.js")).toBe("chat");
	expect(await ask("/assets/part.js")).toBe("part");
});

test("a screen that cannot be had whole is replaced by the offline screen, so that the page does not load for ever", async () => {
	online = false;
	const stand = `export * from "/assets/offline.js";export { default } from "/assets/offline.js";`;
	expect(await ask("/assets/chat.js")).toBe(stand);
	const visited = await caches.storage.open("visited-2");
	await visited.put("/assets/chat.js", new Response("chat"));
	expect(await ask("/assets/chat.js")).toBe(stand);
	await expect(ask("/assets/part.js")).rejects.toThrow("Failed to fetch");
});

test("a new version reuses files, throws the old caches away and keeps the public pages that are open", async () => {
	const old = memoryCaches();
	await (await old.storage.open("shell-1")).put("/assets/root.js", new Response("root"));
	await (await old.storage.open("visited-1")).put("/", new Response("old home"));
	await (await old.storage.open("other")).put("/x", new Response("x"));
	caches = old;
	await keeper().install();
	expect(fetched.mock.calls.map(([path]) => path)).not.toContain("/assets/root.js");
	await keeper().activate([`${ORIGIN}/retinol?x=1`, `${ORIGIN}/results/7`]);
	expect([...old.stores.keys()].sort()).toEqual(["other", "shell-2", "visited-2"]);
	expect(old.paths()).toContain("/retinol");
	expect(old.paths()).not.toContain("/results/7");
});

test("a shell of another build is not taken", async () => {
	const shell = SERVER["/dashboard"] ?? "";
	SERVER["/dashboard"] = '<script src="/assets/newer.js">';
	await expect(keeper().install()).rejects.toThrow("another build");
	SERVER["/dashboard"] = shell;
});

test("to forget leaves the shell and nothing that was visited", async () => {
	await visit("/retinol");
	await keeper().forget();
	expect([...caches.stores.keys()]).toEqual(["shell-2"]);
});
