import { type ReactNode, useEffect, useRef } from "react";

interface StageHeadingProps {
	/** True after a change of stage, so that a screen reader says what is there now. */
	focus: boolean;
	children: ReactNode;
}

export function StageHeading({ focus, children }: StageHeadingProps) {
	const ref = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (focus) ref.current?.focus();
	}, [focus]);
	return (
		<h3 ref={ref} tabIndex={-1} className="flex items-center gap-2.5 text-h3">
			{children}
		</h3>
	);
}
