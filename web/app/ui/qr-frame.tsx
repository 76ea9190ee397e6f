import type { ReactNode } from "react";

/** A white plate with a quiet zone: cameras read dark on white only, so it stays white in dark mode too. */
export function QrFrame({ children }: { children: ReactNode }) {
	return (
		<div className="w-fit rounded-md border border-line bg-[#ffffff] p-4 shadow-soft [&>*]:size-44">
			{children}
		</div>
	);
}
