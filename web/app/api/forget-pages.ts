/** Caches of what was visited begin with this; the service worker adds its version. */
export const VISITED_CACHE = "visited-";

/**
 * Throws away the copies of visited pages. They hold nothing of a person, but what somebody read is their own affair.
 * The service worker does it where it runs, so that it happens also when the tab is closed at once.
 */
export async function forgetPages(): Promise<void> {
	if (!("serviceWorker" in navigator)) return;
	const { controller } = navigator.serviceWorker;
	if (controller) return controller.postMessage("forget");
	try {
		const names = await caches.keys();
		await Promise.all(
			names.filter((name) => name.startsWith(VISITED_CACHE)).map((name) => caches.delete(name)),
		);
	} catch (error) {
		console.warn("The copies of visited pages could not be removed.", error);
	}
}
