import { BrandMark } from "./brand-mark.tsx";

interface PageLoadingProps {
	/** What is being waited for. */
	label?: string;
}

/** A whole screen on its way: the mark in a slowly breathing light. So tall that nothing below it is seen to jump. */
export function PageLoading({ label = "Loading…" }: PageLoadingProps) {
	return (
		<output className="grid min-h-[94dvh] place-content-center justify-items-center gap-4 p-8">
			<BrandMark className="size-14 animate-breathe" />
			<span className="text-small text-ink-2">{label}</span>
		</output>
	);
}
