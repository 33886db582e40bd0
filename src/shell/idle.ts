// What no page needs until it stands still: it comes in one file.
import './motion/seen-motion.ts';
import './search/opener.ts';
