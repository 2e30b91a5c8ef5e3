import { paths } from '@alento/domain/interface/paths';
import { tendMobileMenu } from './mobile-menu.ts';
import { glideToSections } from './section-scroll.ts';
import { placeOfVisitor, showMemberLinks } from './visitor.ts';

/** All JavaScript of the landing page. The page also works without it. */
const place = await placeOfVisitor();
if (place === paths.home) showMemberLinks();
if (place) location.replace(place);

const menu = document.querySelector<HTMLDetailsElement>('details[data-menu]');
if (menu) tendMobileMenu(menu);
glideToSections();
