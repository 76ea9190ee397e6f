/** Safari has no idle callback. */
const idle = (next: () => void) =>
	"requestIdleCallback" in window ? requestIdleCallback(next) : setTimeout(next, 50);

/**
 * A long page is first laid out as far as it is seen (`.laid-out-late` in base.css). Then this lays out the rest, a section
 * at a time, so that nobody waits for it and whoever prints, searches or photographs the page has it whole.
 */
export function layOutRest(): void {
	const sections = document.querySelectorAll<HTMLElement>(".laid-out-late > section, section.laid-out-late");
	const next = (index: number) => {
		const section = sections[index];
		if (section === undefined) {
			delete document.documentElement.dataset.firstPaint;
			return;
		}
		section.style.contentVisibility = "visible";
		idle(() => next(index + 1));
	};
	idle(() => next(0));
}
