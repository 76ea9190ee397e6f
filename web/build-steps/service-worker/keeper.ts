import { VISITED_CACHE } from "../../app/api/forget-pages.ts";
import { assetsIn, type Kept } from "./list-kept.ts";

const SHELL_CACHE = "shell-";
/** How long a page waits for a slow network when a copy is at hand. */
const PATIENCE_MS = 5_000;

/** Never answered from here: what belongs to a person, and what is no page. */
const NO_PAGE = /^\/(api|dev|metrics)(\/|$)|\.[a-z0-9]{1,12}$/i;

export interface Asked {
	url: string;
	method: string;
	mode: string;
}

interface Surroundings {
	kept: Kept;
	origin: string;
	caches: CacheStorage;
	fetch: typeof fetch;
	/** Lets work go on after the answer was given. */
	later: (work: Promise<unknown>) => void;
}

/** What the service worker does, apart from the events that ask for it. */
export function createKeeper({ kept, origin, caches, fetch, later }: Surroundings) {
	const shellCache = SHELL_CACHE + kept.version;
	const visitedCache = VISITED_CACHE + kept.version;
	const files = new Set(kept.files);

	const find = async (path: string) =>
		(await (await caches.open(shellCache)).match(path)) ??
		(await (await caches.open(visitedCache)).match(path));
	const keep = async (path: string, answer: Response) => (await caches.open(visitedCache)).put(path, answer);

	async function fetchMissing(paths: readonly string[]): Promise<void> {
		await Promise.all(
			paths.map(async (path) => {
				if (files.has(path) || (await find(path))) return;
				await keep(path, whole(await fetch(path)));
			}),
		);
	}

	/** Keeps a public page with what it needs to be shown again. */
	async function keepPage(path: string, answer: Response): Promise<void> {
		const html = await answer.clone().text();
		await fetchMissing(assetsIn(html));
		await keep(path, answer);
	}

	async function answerPage(
		path: string,
		request: RequestInfo,
		preloaded: Promise<Response | undefined>,
	): Promise<Response> {
		const isPublic = kept.publicPaths.includes(path);
		const fromNetwork = async () => {
			const answer = (await preloaded) ?? (await fetch(request));
			if (isPublic && answer.status === 200 && !answer.redirected) later(keepPage(path, answer.clone()));
			return answer;
		};
		const copy = () => find(isPublic ? path : kept.shell);
		const network = fromNetwork();
		const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
		try {
			return (await Promise.race([network, late])) ?? (await copy()) ?? (await network);
		} catch (error) {
			const stand = (await copy()) ?? (await find(kept.shell));
			if (!stand) throw error;
			return stand;
		}
	}

	/** Names in files of the build change with what is in them, so a copy is never out of date. */
	async function answerFile(path: string, request: RequestInfo): Promise<Response> {
		const needed = kept.screens[path]?.map((position) => kept.parts[position] ?? "");
		const held = await find(path);
		if (held && !needed) return held;
		try {
			if (held && needed) {
				await fetchMissing(needed);
				return held;
			}
			const answer = await fetch(request);
			if (answer.status === 200) later(Promise.all([keep(path, answer.clone()), fetchMissing(needed ?? [])]));
			return answer;
		} catch (error) {
			if (!needed) throw error;
			return screenOf(kept.offlineScreen);
		}
	}

	return {
		async install(): Promise<void> {
			const cache = await caches.open(shellCache);
			await Promise.all(
				kept.files.map(async (path) => {
					const immutable = path.startsWith("/assets/");
					const held = immutable ? await caches.match(path) : undefined;
					await cache.put(
						path,
						held ?? whole(await fetch(path, { cache: immutable ? "default" : "no-cache" })),
					);
				}),
			);
			const shell = whole(await fetch(kept.shell, { cache: "no-cache", credentials: "omit" }));
			if (!(await shell.clone().text()).includes(kept.shellScript)) {
				throw new Error("The app's page belongs to another build.");
			}
			await cache.put(kept.shell, shell);
		},

		/** Throws away what older builds kept, and keeps the public pages that are open. */
		async activate(open: readonly string[]): Promise<void> {
			for (const name of await caches.keys()) {
				const ours = name.startsWith(SHELL_CACHE) || name.startsWith(VISITED_CACHE);
				if (ours && name !== shellCache && name !== visitedCache) await caches.delete(name);
			}
			const paths = open
				.map((url) => new URL(url).pathname)
				.filter((path) => kept.publicPaths.includes(path));
			await Promise.all(paths.map(async (path) => keepPage(path, whole(await fetch(path)))));
		},

		/** Null where the browser shall do as if nobody stood between. */
		answer(
			asked: Asked,
			request: RequestInfo,
			preloaded: Promise<Response | undefined>,
		): Promise<Response> | null {
			const url = new URL(asked.url);
			if (asked.method !== "GET" || url.origin !== origin) return null;
			if (asked.mode === "navigate") {
				return NO_PAGE.test(url.pathname) ? null : answerPage(url.pathname, request, preloaded);
			}
			const ours = url.pathname.startsWith("/assets/") || files.has(url.pathname);
			return ours ? answerFile(url.pathname, request) : null;
		},

		async forget(): Promise<void> {
			await caches.delete(visitedCache);
		},
	};
}

function whole(answer: Response): Response {
	if (answer.status !== 200) throw new Error(`${answer.url} answered ${answer.status}.`);
	return answer;
}

/** A module with the exports of another one. */
function screenOf(script: string): Response {
	const path = JSON.stringify(script);
	return new Response(`export * from ${path};export { default } from ${path};`, {
		headers: { "content-type": "text/javascript" },
	});
}

/** What a reminder shows, as the server sends it. */
interface Reminder {
	title: string;
	body: string;
	path: string;
	tag: string;
}

/** Null for anything else than a reminder of ours; a path never leads to another site. */
export function readReminder(text: string): Reminder | null {
	try {
		const { title, body, path, tag } = JSON.parse(text) as Partial<Record<keyof Reminder, unknown>>;
		const isWhole = [title, body, path, tag].every((part) => typeof part === "string");
		return isWhole && /^\/(?!\/)[\w/-]*$/.test(path as string)
			? ({ title, body, path, tag } as Reminder)
			: null;
	} catch {
		return null;
	}
}
