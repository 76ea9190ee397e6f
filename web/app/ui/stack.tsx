import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

const GAPS = { tight: "gap-2", regular: "gap-4", loose: "gap-6", section: "gap-14 wide:gap-20" };

interface StackProps extends ComponentProps<"div"> {
	gap?: keyof typeof GAPS;
}

export function Stack({ gap = "regular", className, ...rest }: StackProps) {
	return <div {...rest} className={classNames("grid content-start", GAPS[gap], className)} />;
}
