import { createKeeper, readReminder } from "./keeper.ts";
import type { Kept } from "./list-kept.ts";

/** Written in by the build step. */
declare const KEPT: Kept;

interface LastingEvent extends Event {
	waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends LastingEvent {
	readonly request: Request;
	readonly preloadResponse?: Promise<Response | undefined>;
	respondWith(answer: Promise<Response>): void;
}
interface PushEvent extends LastingEvent {
	readonly data: { text(): string } | null;
}
interface NotificationEvent extends LastingEvent {
	readonly notification: Notification;
}
interface WorkerEvents {
	install: LastingEvent;
	activate: LastingEvent;
	fetch: FetchEvent;
	message: LastingEvent & { readonly data: unknown };
	push: PushEvent;
	notificationclick: NotificationEvent;
}
/** What is used of ServiceWorkerGlobalScope; the library of its types excludes that of pages. */
interface WorkerScope {
	readonly location: Location;
	readonly caches: CacheStorage;
	readonly registration: ServiceWorkerRegistration;
	readonly clients: {
		claim(): Promise<void>;
		matchAll(options: {
			type: "window";
			includeUncontrolled: boolean;
		}): Promise<readonly { readonly url: string }[]>;
		openWindow(url: string): Promise<unknown>;
	};
	skipWaiting(): Promise<void>;
	addEventListener<T extends keyof WorkerEvents>(type: T, listener: (event: WorkerEvents[T]) => void): void;
}

/** Holds in a service worker, where alone this file runs. */
function workerScope(): WorkerScope {
	return globalThis as unknown as WorkerScope;
}

const scope = workerScope();
const keeperFor = (event: LastingEvent) =>
	createKeeper({
		kept: KEPT,
		origin: scope.location.origin,
		caches: scope.caches,
		fetch: (input, init) => fetch(input, init),
		later: (work) => event.waitUntil(work.catch((error: unknown) => console.warn("Not kept.", error))),
	});

scope.addEventListener("install", (event) => event.waitUntil(keeperFor(event).install()));

scope.addEventListener("activate", (event) => {
	const begin = async () => {
		await scope.registration.navigationPreload?.enable();
		await scope.clients.claim();
		const open = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
		await keeperFor(event).activate(open.map(({ url }) => url));
	};
	event.waitUntil(begin());
});

scope.addEventListener("fetch", (event) => {
	const { request, preloadResponse = Promise.resolve(undefined) } = event;
	const answer = keeperFor(event).answer(request, request, preloadResponse);
	if (answer) event.respondWith(answer);
});

scope.addEventListener("message", (event) => {
	if (event.data === "take-over") event.waitUntil(scope.skipWaiting());
	if (event.data === "forget") event.waitUntil(keeperFor(event).forget());
});

scope.addEventListener("push", (event) => {
	const reminder = readReminder(event.data?.text() ?? "");
	if (reminder === null) return;
	const { title, body, path, tag } = reminder;
	const shown = { body, tag, data: path, icon: "/icons/icon-192.png" };
	event.waitUntil(scope.registration.showNotification(title, shown));
});

scope.addEventListener("notificationclick", (event) => {
	event.notification.close();
	event.waitUntil(scope.clients.openWindow(String(event.notification.data)));
});
