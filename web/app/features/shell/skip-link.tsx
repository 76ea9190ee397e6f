import { shellCopy } from "./copy.ts";

export function SkipLink() {
	return (
		<a
			href="#main"
			className="absolute top-[calc(0.5rem+env(safe-area-inset-top))] left-2 z-50 -translate-y-40 rounded-full bg-fig px-5 py-3 font-semibold text-on-fig focus:translate-y-0"
		>
			{shellCopy.skip}
		</a>
	);
}
