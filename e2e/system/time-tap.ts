import type { Locator } from "@playwright/test";

interface TapTimes {
	/** Milliseconds until the mark is painted. */
	shown: number;
	/** Milliseconds until the server has answered, or until the page says that it keeps the tap. */
	kept: number;
}

/** Taps a box that is not checked, and times it by the page's own clock. */
export function timeTap(box: Locator, kept: { call: string } | { words: string }): Promise<TapTimes> {
	return box.evaluate(
		(element, until) =>
			new Promise<TapTimes>((resolve) => {
				const input = element as HTMLInputElement;
				const times: Partial<TapTimes> = {};
				const start = performance.now();
				const note = (of: keyof TapTimes, at: number) => {
					times[of] ??= at - start;
					const { shown, kept: keptAt } = times;
					if (shown !== undefined && keptAt !== undefined) resolve({ shown, kept: keptAt });
				};
				if ("call" in until) {
					new PerformanceObserver((list, observer) => {
						const answer = list
							.getEntriesByType("resource")
							.find(({ name, startTime }) => startTime >= start && name.endsWith(until.call));
						if (answer === undefined) return;
						observer.disconnect();
						note("kept", (answer as PerformanceResourceTiming).responseEnd);
					}).observe({ type: "resource" });
				} else {
					const row = input.closest("li");
					new MutationObserver((_, observer) => {
						if (!row?.textContent?.includes(until.words)) return;
						observer.disconnect();
						note("kept", performance.now());
					}).observe(document.body, { subtree: true, childList: true, characterData: true });
				}
				const look = () =>
					input.checked
						? requestAnimationFrame(() => note("shown", performance.now()))
						: requestAnimationFrame(look);
				input.click();
				look();
			}),
		kept,
	);
}
