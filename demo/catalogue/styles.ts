import type { DemoStyle } from './style.ts';
import { backpacks } from './styles/backpack.ts';
import { caps } from './styles/cap.ts';
import { chukkas } from './styles/chukka.ts';
import { courtTrainers } from './styles/court-trainer.ts';
import { deckShoes } from './styles/deck-shoe.ts';
import { guides } from './styles/guide.ts';
import { hikingBoots } from './styles/hiking-boot.ts';
import { knitwear } from './styles/knit.ts';
import { rubberBoots } from './styles/rubber-boot.ts';
import { runners } from './styles/runner.ts';
import { sandals } from './styles/sandal.ts';
import { shellJackets } from './styles/shell-jacket.ts';
import { shorts } from './styles/shorts.ts';
import { slipOns } from './styles/slip-on.ts';
import { smocks } from './styles/smock.ts';
import { socks } from './styles/socks.ts';
import { tees } from './styles/tee.ts';
import { totes } from './styles/tote.ts';
import { trailShoes } from './styles/trail-shoe.ts';
import { trousers } from './styles/trousers.ts';

/** Every style of the demo brand. */
export const styles: readonly DemoStyle[] = [
  ...deckShoes,
  ...courtTrainers,
  ...runners,
  ...trailShoes,
  ...chukkas,
  ...hikingBoots,
  ...rubberBoots,
  ...sandals,
  ...slipOns,
  ...shellJackets,
  ...smocks,
  ...knitwear,
  ...tees,
  ...trousers,
  ...shorts,
  ...caps,
  ...totes,
  ...backpacks,
  ...socks,
  ...guides,
];
