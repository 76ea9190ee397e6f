import { useEffect, useState } from "react";

/** Id of the section that crosses the upper third of the window; null before the first one does. */
export function useSectionInView(ids: readonly string[]): string | null {
	const [current, setCurrent] = useState<string | null>(null);
	const list = ids.join(" ");
	useEffect(() => {
		const observer = new IntersectionObserver(
			(entries) => {
				const entering = entries.find((entry) => entry.isIntersecting);
				if (entering !== undefined) setCurrent(entering.target.id);
			},
			{ rootMargin: "-30% 0px -65% 0px" },
		);
		for (const id of list.split(" ")) {
			const section = document.getElementById(id);
			if (section !== null) observer.observe(section);
		}
		return () => observer.disconnect();
	}, [list]);
	return current;
}
